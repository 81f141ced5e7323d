"""The pictures of the help play what their words say, with the table's own code."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, PLACES, IllegalMove, Place, PlaceKind
from bigben.settings.looks import FaceChoice, ThemeChoice
from bigben.settings.preferences import FACES, MIRRORED, THEME
from bigben.ui.help.parts import Page, Picture
from bigben.ui.help.picture_box import PictureBox
from bigben.ui.help.rule_sets_page import RuleSetsPage
from bigben.ui.help.rules_page import RulesPage
from bigben.ui.looks import Looks
from bigben.ui.words.formats import card_name
from bigben.ui.words.sentences import Sentences
from bigben.view.animator import Speed
from bigben.view.cards.faces import Faces


def pictures_of(page: Page) -> list[Picture]:
    return [part for part in page.parts if isinstance(part, Picture)]


NAMES = ["deal", "foundations", "tableau", "gap", "fill", "waste", "end", "early", "relaxed"]


@pytest.fixture
def pictures() -> dict[str, Picture]:
    both = pictures_of(RulesPage().page()) + pictures_of(RuleSetsPage().page())
    return {picture.name: picture for picture in both}


@pytest.fixture
def make_box(pictures, preferences, qtbot: QtBot) -> Callable[[str], PictureBox]:
    def make(name: str) -> PictureBox:
        looks = Looks(preferences)
        box = PictureBox(
            pictures[name], Faces(), looks, speed=lambda: Speed.OFF, sentences=Sentences()
        )
        looks.setParent(box)
        qtbot.addWidget(box)
        box.show()
        return box

    return make


def test_there_is_a_picture_of_each_thing_that_happens(pictures) -> None:
    assert list(pictures) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_words_of_a_step_tell_what_is_played(pictures, name: str) -> None:
    """Each card and hour that the words name has to do with the move."""
    picture = pictures[name]
    position = picture.position.copy()
    for step in picture.steps:
        if not step.words:
            with pytest.raises(IllegalMove):
                position.check(step.move)
            continue
        entry = position.push(step.move)
        hours = {each.target.hour for each in entry.steps} - {0}
        hours |= {each.source.hour for each in entry.steps} - {0}
        suits = re.findall(r"(?:\d+|[AJQK])[♣♠♥♦]", step.words)
        for each in entry.steps[:1]:
            if step.move != DEAL:
                near = position.cards(each.source)[-1:]
                below = position.cards(each.target)[-2:]
                seen = {card_name(card) for card in [each.card, *near, *below]}
                assert set(suits) <= seen
        told = {int(hour) for hour in re.findall(r"\b(\d+)(?: o'clock|(?=[, ]))", step.words)}
        assert told <= hours


@pytest.mark.parametrize("name", NAMES)
def test_all_that_moves_is_seen(make_box, name: str) -> None:
    box = make_box(name)
    scene = box.table.table_scene
    for step in box.picture.steps:
        places = {step.move.source, step.move.target} - {None}
        if step.move == DEAL:
            after = box.game.position.copy()
            places |= {each.target for each in after.push(DEAL).steps}
        for place in places:
            area = scene.area(place)
            assert box.table.sceneRect().contains(area), (name, str(place))
        box.go_on()


@pytest.mark.parametrize("name", NAMES)
def test_the_table_of_a_picture_is_in_step_with_its_game(make_box, name: str) -> None:
    box = make_box(name)
    for _ in range(2 * len(box.picture.steps) + 2):
        position = box.game.position
        for place in PLACES:
            items = box.table.table_scene.items_at(place)
            assert [item.card for item in items] == list(position.cards(place))
        box.go_on()


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_ends_where_it_began(make_box, name: str) -> None:
    box = make_box(name)
    beginning = box.words.text()
    assert beginning == box.picture.words
    told: list[str] = []
    box.said.connect(told.append)
    buttons = []
    for _ in box.picture.steps:
        box.button.click()
        assert box.words.text() == told[-1] != beginning
        buttons.append(box.button.text())
    box.button.click()
    assert box.words.text() == beginning
    assert box.game.position == box.picture.position
    assert not buttons or buttons[-1] != buttons[0] or len(buttons) == 1


@pytest.mark.parametrize("name", ["gap", "early"])
def test_a_refusal_is_told_in_the_tables_own_words(make_box, name: str) -> None:
    box = make_box(name)
    illegal: list[IllegalMove] = []
    box.game.refused.connect(illegal.append)
    box.go_on()
    assert box.words.text() == Sentences().refusal(illegal[0])
    assert box.game.moves_made == 0


def test_a_press_on_the_table_goes_on_too(make_box, qtbot: QtBot) -> None:
    box = make_box("foundations")
    qtbot.mouseClick(box.table.viewport(), Qt.MouseButton.LeftButton)
    assert box.game.moves_made == 1
    qtbot.mouseDClick(box.table.viewport(), Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(box.table.viewport(), Qt.MouseButton.LeftButton)
    assert box.game.moves_made == 2


def test_a_screen_reader_is_told_what_is_seen(make_box) -> None:
    box = make_box("fill")
    box.go_on()
    assert box.button.accessibleDescription() == box.words.text()
    assert box.table.accessibleName() == box.words.text()


def test_a_picture_grows_with_the_letters(make_box) -> None:
    box = make_box("waste")
    before = box.table.size()
    font = box.font()
    font.setPointSizeF(2 * font.pointSizeF())
    box.setFont(font)
    assert box.table.width() > 1.8 * before.width()
    area = box.table.table_scene.area(Place(PlaceKind.WASTE))
    assert box.table.sceneRect().contains(area)


def test_a_picture_looks_as_the_table_does(make_box, preferences) -> None:
    box = make_box("deal")
    looks = box.findChild(Looks)
    night = box.table.grab().toImage()
    preferences.set(THEME, ThemeChoice.DAY)
    preferences.set(FACES, FaceChoice.LARGE_INDEX)
    box.apply_looks(looks.faces)
    day = box.table.grab().toImage()
    assert day != night
    stock = box.table.table_scene.table.stock().center()
    preferences.set(MIRRORED, True)
    box.apply_looks(looks.faces)
    middle = box.table.table_scene.table.centre
    assert box.table.table_scene.table.stock().center() == QPointF(
        2 * middle.x() - stock.x(), stock.y()
    )
