import math
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from bigben.engine import (
    HOURS,
    PLACES,
    STOCK,
    WASTE,
    Card,
    Place,
    PlaceKind,
    Position,
    Suit,
    run_length,
)
from bigben.view import measures
from bigben.view.geometry import Hit, Table, card_width, overlap

SIZES = [
    (600, 400),
    (640, 430),
    (640, 480),
    (800, 480),
    (1024, 640),
    (1024, 768),
    (1280, 700),
    (1280, 970),
    (1920, 980),
    (3440, 1300),
    (3840, 2160),
    (1000, 1000),
    (480, 800),
    (768, 1024),
    (1080, 1920),
]
LONGEST_PILE = 19
INDEX_WIDTH = 0.38
TOUCH = 1e-6

Piles = dict[int, list[Card]]


def pile_of(count: int, loose: int, top_suit: Suit = Suit.SPADES) -> list[Card]:
    """A pile of loose cards and then one run, as long as a run can be."""
    pile = [Card(3, Suit.HEARTS), Card(9, Suit.CLUBS)][:loose]
    head = Card(1, top_suit)
    while len(pile) < count:
        pile.append(head)
        head = head.below
    return pile[:count]


def table_of(width: float, height: float) -> Table:
    return Table(QSizeF(width, height))


def areas(table: Table, piles: Piles) -> Iterator[tuple[Place, QRectF]]:
    for place in PLACES:
        yield place, table.area(place, piles[place.hour] if place.kind == PlaceKind.TABLEAU else [])


def assert_nothing_overlaps(table: Table, piles: Piles) -> None:
    view = QRectF(QPointF(), table.size).adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH)
    found = dict(areas(table, piles))
    for place, area in found.items():
        assert view.contains(area), place
    for (one, a), (other, b) in combinations(found.items(), 2):
        assert overlap(a, b) < TOUCH, (one, other)
    for place, area in found.items():
        if place.hour:
            assert distance_to(area, table.centre) >= table.ring_radius, place


def distance_to(rect: QRectF, point: QPointF) -> float:
    x = min(max(point.x(), rect.left()), rect.right())
    y = min(max(point.y(), rect.top()), rect.bottom())
    return math.hypot(x - point.x(), y - point.y())


def farthest(rect: QRectF, point: QPointF) -> float:
    corners = (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight())
    return max(math.hypot(c.x() - point.x(), c.y() - point.y()) for c in corners)


def assert_indices_show(table: Table, hour: int, cards: Sequence[Card]) -> None:
    rects = table.fan(hour, cards)
    start = len(cards) - run_length(cards)
    for index, rect in enumerate(rects):
        if start < index < len(cards) - 1:
            continue
        corner = QRectF(rect)
        corner.setWidth(INDEX_WIDTH * table.w)
        if hour in range(7, 12):
            corner.moveRight(rect.right())
        for later in rects[index + 1 :]:
            assert overlap(corner, later) < TOUCH, (hour, index)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("loose", [0, 1, 2])
def test_at_rest_nothing_overlaps_or_leaves_the_view(width: int, height: int, loose: int) -> None:
    table = table_of(width, height)
    for count in range(LONGEST_PILE + 1):
        piles = {hour: pile_of(count, loose) for hour in HOURS}
        assert all(len(pile) == count for pile in piles.values())
        assert_nothing_overlaps(table, piles)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("loose", [0, 1, 2])
def test_loose_cards_run_head_and_top_show_their_index(width: int, height: int, loose: int) -> None:
    table = table_of(width, height)
    for hour in HOURS:
        for count in range(LONGEST_PILE + 1):
            assert_indices_show(table, hour, pile_of(count, loose))


@given(
    st.floats(600, 3840),
    st.floats(400, 3840),
    st.lists(st.tuples(st.integers(0, LONGEST_PILE), st.integers(0, 2)), min_size=12, max_size=12),
)
def test_any_view_and_any_piles_lie_clear_of_each_other(
    width: float, height: float, shapes: list[tuple[int, int]]
) -> None:
    table = table_of(width, height)
    piles = {hour: pile_of(*shape) for hour, shape in zip(HOURS, shapes, strict=True)}
    assert_nothing_overlaps(table, piles)
    for hour, pile in piles.items():
        assert_indices_show(table, hour, pile)


def test_the_card_width_is_the_designs() -> None:
    assert round(card_width(QSizeF(1280, 700))) == 67
    assert round(card_width(QSizeF(1920, 980))) == 93
    assert card_width(QSizeF(480, 800)) == pytest.approx(480 / 13.2)


@pytest.mark.parametrize(
    ("place", "left", "top"),
    [
        ("T12", 580, 7),
        ("T1", 778, 47),
        ("T2", 872, 155),
        ("T3", 880, 304),
        ("T4", 872, 452),
        ("T5", 778, 561),
        ("T6", 580, 600),
        ("F12", 607, 107),
        ("F1", 705, 133),
        ("F2", 777, 205),
        ("F3", 804, 304),
        ("F6", 607, 501),
        ("F9", 410, 304),
        ("S", 570, 304),
        ("W", 644, 304),
    ],
)
def test_places_lie_where_the_drawing_of_1280_by_700_has_them(
    place: str, left: int, top: int
) -> None:
    position = Position.deal(7)
    where = Place.parse(place)
    cards = position.cards(where) or [Card(1, Suit.CLUBS)]
    bottom = table_of(1280, 700).cards(where, cards)[0]
    assert (bottom.left(), bottom.top()) == pytest.approx((left, top), abs=1.5)


@pytest.mark.parametrize(
    ("hour", "names", "left", "right"),
    [
        (1, "3S 5C 4S 3S 2S AS KS QS JS TS 9S 8S 7S 6S", 638, 1015),
        (4, "9S QC 5S 4S 3S 2S AS KS QS JS TS 9S 8S 7S", 725, 1018),
        (8, "2H 9C KS QS JS TS 9S 8S 7S 6S 5S 4S", 6, 299),
        (7, "6C 4D KS QS JS TS 9S 8S 7S 6S", 107, 386),
    ],
)
def test_long_piles_reach_as_far_as_the_drawing_of_1024_by_640_has_them(
    hour: int, names: str, left: int, right: int
) -> None:
    cards = [Card.parse(name) for name in names.split()]
    pile = table_of(1024, 640).pile(hour, cards)
    assert (pile.left(), pile.right()) == pytest.approx((left, right), abs=1.5)


@pytest.mark.parametrize(
    ("hour", "distance"),
    [
        *((hour, 2.56) for hour in (1, 5, 7, 11)),
        *((hour, 3.98) for hour in (2, 4, 8, 10)),
        *((hour, 4.10) for hour in (3, 9)),
    ],
)
def test_the_inner_cards_centre_keeps_its_distance_from_the_middle_line(
    hour: int, distance: float
) -> None:
    table = table_of(1920, 980)
    inner = table.fan(hour, pile_of(19, 2))[0].center()
    assert abs(inner.x() - table.centre.x()) == pytest.approx(distance * table.w)
    height = 4.45 * table.w * math.cos(math.radians(30 * hour))
    assert table.centre.y() - inner.y() == pytest.approx(height, abs=TOUCH)


@pytest.mark.parametrize("hour", HOURS)
def test_foundations_lie_on_a_circle(hour: int) -> None:
    table = table_of(1280, 700)
    way = table.foundation(hour).center() - table.centre
    assert math.hypot(way.x(), way.y()) == pytest.approx(2.95 * table.w)
    assert math.degrees(math.atan2(way.x(), -way.y())) % 360 == pytest.approx(hour % 12 * 30)


@pytest.mark.parametrize("count", range(LONGEST_PILE + 1))
@pytest.mark.parametrize("hour", [12, 6])
def test_piles_at_12_and_6_lie_around_the_middle_line(hour: int, count: int) -> None:
    table = table_of(1024, 640)
    pile = table.pile(hour, pile_of(count, 2))
    assert pile.center().x() == pytest.approx(512)
    assert pile.width() <= 3.86 * table.w + TOUCH


@pytest.mark.parametrize("hour", HOURS)
def test_nineteen_cards_keep_the_least_step_and_a_margin_at_the_narrowest_view(hour: int) -> None:
    # At 3 and 9 o'clock 19 cards need 0.05 card widths more than the room, at the least step.
    table = table_of(1320, 1050)
    pile = table.pile(hour, pile_of(LONGEST_PILE, 2))
    margin = min(pile.left(), 1320 - pile.right())
    assert margin >= (0.05 if hour in {3, 9} else 0.1) * table.w - TOUCH


@pytest.mark.parametrize("hour", HOURS)
@pytest.mark.parametrize("count", range(5))
def test_each_missing_card_is_one_gap_that_no_card_touches(hour: int, count: int) -> None:
    table = table_of(1280, 700)
    cards = pile_of(count, 2)
    gaps = table.gaps(hour, cards)
    assert len(gaps) == max(0, 3 - count)
    for one, other in combinations([*table.fan(hour, cards)[-1:], *gaps], 2):
        assert overlap(one, other) < TOUCH
    for gap in gaps:
        assert gap.width() >= 0.4 * table.w - TOUCH
        assert table.pile(hour, cards).contains(gap.center())


@pytest.mark.parametrize("hour", HOURS)
def test_filling_gaps_moves_no_card_and_no_edge(hour: int) -> None:
    table = table_of(1280, 700)
    full = table.fan(hour, pile_of(3, 2))
    for count in range(3):
        cards = pile_of(count, 2)
        assert table.fan(hour, cards) == full[:count]
        assert table.pile(hour, cards) == table.pile(hour, pile_of(3, 2))


@pytest.mark.parametrize("hour", [*range(1, 6), *range(7, 12)])
def test_a_pile_that_grows_keeps_its_inner_card_still(hour: int) -> None:
    table = table_of(1024, 640)
    inner = {table.fan(hour, pile_of(n, 2))[0].getRect() for n in range(1, LONGEST_PILE + 1)}
    assert len(inner) == 1


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_dials_middle_is_free_for_stock_waste_and_captions(width: int, height: int) -> None:
    table = table_of(width, height)
    middle = [
        table.stock(),
        table.waste(),
        table.stock_count(),
        table.waste_count(),
        table.stock_action(),
    ]
    for one, other in combinations(middle, 2):
        assert overlap(one, other) == 0
    for rect in middle[:2]:
        assert farthest(rect, table.centre) <= 1.3 * table.w
    for rect in middle:
        assert farthest(rect, table.centre) <= 1.4 * table.w


@pytest.mark.parametrize("text_scale", [0.9, 1.15, 1.3, 1.5, 3.0])
def test_counts_in_large_letters_have_more_room_and_stay_in_the_dials_middle(
    text_scale: float,
) -> None:
    table = table_of(1280, 700)
    usual = table.stock_count()
    for count in (table.stock_count(text_scale), table.waste_count(text_scale)):
        assert (count.height() > usual.height()) == (text_scale > 1)
        assert count.bottom() == pytest.approx(usual.bottom())
        assert farthest(count, table.centre) <= 1.4 * table.w
        assert overlap(count, table.stock()) == overlap(count, table.waste()) == 0


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("hour", HOURS)
def test_numerals_and_their_lamps_lie_clear_of_captions_and_minute_track(
    width: int, height: int, hour: int
) -> None:
    table = table_of(width, height)
    numeral = table.numeral(hour)
    assert distance_to(numeral, table.centre) >= 1.4 * table.w
    assert farthest(numeral, table.centre) <= (measures.TRACK_RADIUS - 0.03) * table.w
    way = table.numeral(hour).center() - table.centre
    assert math.hypot(way.x(), way.y()) == pytest.approx(measures.NUMERAL_RADIUS * table.w)


def test_lamps_of_neighbours_and_the_minute_track_do_not_touch() -> None:
    apart = 2 * measures.NUMERAL_RADIUS * math.sin(math.radians(15))
    assert apart > 2 * measures.LAMP_RADIUS
    assert measures.NUMERAL_RADIUS + measures.LAMP_RADIUS < measures.TRACK_RADIUS - 0.03
    assert measures.NUMERAL_RADIUS - measures.LAMP_RADIUS > 1.4


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_ticks_and_goals_touch_neither_cards_nor_dial_nor_each_other(
    width: int, height: int
) -> None:
    table = table_of(width, height)
    signs = [*map(table.ticks, HOURS), *map(table.goal, HOURS)]
    for count in (0, 3, LONGEST_PILE):
        piles = {hour: pile_of(count, 2) for hour in HOURS}
        rects = [area for _, area in areas(table, piles)]
        for sign in signs:
            assert all(overlap(sign, rect) < TOUCH for rect in rects)
            assert distance_to(sign, table.centre) > table.ring_radius + 0.0225 * table.w
    assert all(overlap(a, b) < TOUCH for a, b in combinations(signs, 2))


@pytest.mark.parametrize("hour", HOURS)
def test_a_goal_touches_its_own_foundation_and_keeps_off_all_others(hour: int) -> None:
    table = table_of(1280, 700)
    goal = table.goal(hour)
    assert distance_between(goal, table.foundation(hour)) == pytest.approx(0, abs=TOUCH)
    for other in HOURS:
        if other != hour:
            assert distance_between(goal, table.foundation(other)) > 0.07 * table.w


def distance_between(one: QRectF, other: QRectF) -> float:
    x = max(one.left() - other.right(), other.left() - one.right(), 0)
    y = max(one.top() - other.bottom(), other.top() - one.bottom(), 0)
    return math.hypot(x, y)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_mirrored_table_swaps_stock_and_waste_and_nothing_else(width: int, height: int) -> None:
    table, mirrored = table_of(width, height), Table(QSizeF(width, height), mirrored=True)
    assert mirrored.stock() == table.waste()
    assert mirrored.waste() == table.stock()
    assert mirrored.stock_count() == table.waste_count()
    assert mirrored.waste_count() == table.stock_count()
    assert mirrored.stock_action() == table.stock_action()
    for hour in HOURS:
        assert mirrored.foundation(hour) == table.foundation(hour)
        assert mirrored.pile(hour, pile_of(5, 2)) == table.pile(hour, pile_of(5, 2))


@pytest.mark.parametrize(("width", "height"), [(480, 800), (1080, 1920), (1000, 1000)])
def test_a_tall_view_stretches_the_outer_circle_and_keeps_the_inner_one_near_the_dial(
    width: int, height: int
) -> None:
    table = table_of(width, height)
    assert table.w == pytest.approx(width / 13.2)
    spare = height / 2 / table.w - 5.25
    top, bottom = table.pile(12, []).top(), table.pile(6, []).bottom()
    assert top == pytest.approx((0.1 + 0.2 * spare) * table.w)
    assert bottom == pytest.approx(height - top)
    inner = table.centre.y() - table.foundation(12).center().y()
    assert inner == pytest.approx((2.95 + 0.26 * spare) * table.w)


def test_a_view_with_no_height_to_spare_is_not_stretched() -> None:
    for table in (table_of(1920, 980), table_of(1320, 1050)):
        assert table.stretch == table.inner_stretch == pytest.approx(1)


@pytest.mark.parametrize("hour", HOURS)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_spread_pile_shows_every_index_inside_the_view(
    width: int, height: int, hour: int
) -> None:
    table = table_of(width, height)
    for count in range(LONGEST_PILE + 1):
        cards = pile_of(count, 2)
        rects = table.spread(hour, cards)
        assert len(rects) == count
        for before, after in pairwise(rects):
            assert abs(after.x() - before.x()) == pytest.approx(0.4 * table.w)
        view = QRectF(QPointF(), table.size)
        assert all(view.contains(rect) for rect in rects)
        if count <= 3:
            assert rects == table.fan(hour, cards)


@pytest.mark.parametrize("name", ["T12", "T3", "T6", "T9", "T11"])
def test_the_topmost_card_under_a_point_is_hit(name: str) -> None:
    table, position, place = table_of(1280, 700), Position.deal(7), Place.parse(name)
    for index, rect in enumerate(table.cards(place, position.cards(place))):
        covered = QPointF(rect.left() + 1, rect.center().y())
        if place.hour in range(7, 12):
            covered.setX(rect.right() - 1)
        assert table.hit(covered, position.cards) == Hit(place, index)
    assert table.hit(rect.center(), position.cards) == Hit(place, 2)


def test_foundations_stock_and_empty_waste_are_hit() -> None:
    table, position = table_of(1280, 700), Position.deal(7)
    assert table.hit(table.foundation(4).center(), position.cards) == Hit(Place.foundation(4), 0)
    assert table.hit(table.stock().center(), position.cards) == Hit(STOCK, 55)
    assert table.hit(table.waste().center(), position.cards) == Hit(WASTE, None)


def test_gaps_are_hit_as_their_pile_without_a_card() -> None:
    table = table_of(1280, 700)
    for hour in HOURS:
        for gap in table.gaps(hour, []):
            assert table.hit(gap.center(), lambda _: []) == Hit(Place.tableau(hour), None)


def test_beside_all_places_nothing_is_hit() -> None:
    table, position = table_of(1280, 700), Position.deal(7)
    for hour in HOURS:
        assert table.hit(table.numeral(hour).center(), position.cards) is None
    assert table.hit(QPointF(1, 1), position.cards) is None
    assert table.hit(QPointF(-50, -50), position.cards) is None


def test_overlap_is_the_shared_area() -> None:
    square = QRectF(0, 0, 10, 10)
    assert overlap(square, QRectF(6, 7, 10, 10)) == 12
    assert overlap(square, QRectF(10, 0, 10, 10)) == 0
    assert overlap(square, QRectF(30, 30, 10, 10)) == 0
    assert overlap(square, QRectF(2, 2, 3, 3)) == 9


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [8, 9])
def test_a_ray_goes_outwards_from_its_foundation_and_stays_in_the_view(
    size: tuple[int, int], count: int
) -> None:
    table = Table(QSizeF(*size))
    view = QRectF(QPointF(), table.size)
    for hour in HOURS:
        ray = table.ray(hour, count)
        assert len(ray) == count
        assert (ray[0].topLeft() - table.foundation(hour).topLeft()).manhattanLength() < 1e-6
        assert all(view.contains(rect) for rect in ray)
        reach = [(rect.center() - table.centre).manhattanLength() for rect in ray]
        assert reach == sorted(reach)


@pytest.mark.parametrize("size", SIZES)
def test_the_outermost_cards_of_two_rays_never_overlap(size: tuple[int, int]) -> None:
    table = Table(QSizeF(*size))
    ends = [table.ray(hour, 9)[-1] for hour in HOURS]
    assert all(overlap(one, other) == 0 for one, other in combinations(ends, 2))


@pytest.mark.parametrize("count", range(1, 57))
def test_the_rows_of_the_fanned_out_waste_are_even(count: int) -> None:
    table = Table(QSizeF(1280, 700))
    fan = table.waste_fan(count)
    rows: dict[float, int] = {}
    for rect in fan:
        rows[rect.top()] = rows.get(rect.top(), 0) + 1
    lengths = list(rows.values())
    assert len(set(lengths[:-1])) <= 1
    assert max(lengths) <= measures.WASTE_FAN_ROW
    assert lengths[0] - lengths[-1] < len(lengths)
    assert table.waste_fan_panel(count).contains(fan[-1])


@pytest.mark.parametrize("hour", HOURS)
def test_what_a_card_in_hand_leaves_empty_lies_beside_the_cards_that_stay(hour: int) -> None:
    table = Table(QSizeF(1280, 700))
    place = Place.tableau(hour)
    cards = [Card(5, Suit.SPADES), Card(9, Suit.HEARTS), Card(2, Suit.CLUBS)]
    for count in (1, 2, 3):
        fan = table.fan(hour, cards[:count])
        empty = table.vacated(place, cards[:count])
        assert fan[-1].contains(empty)
        assert empty.width() > 0.3 * table.w
        assert all(overlap(empty, rect) == 0 for rect in fan[:-1])
    assert table.vacated(WASTE, cards[:1]) == table.waste()
    assert table.vacated(WASTE, cards).isEmpty()
