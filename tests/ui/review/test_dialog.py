from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, HOME, HOURS, PLACES, WASTE, Move, Outcome, Place, Position, Result
from bigben.settings.looks import ThemeChoice
from bigben.settings.preferences import THEME, Preferences
from bigben.solver.verdict import Verdict
from bigben.ui.review.dialog import ReviewDialog, Shown
from bigben.ui.words.sentences import Sentences
from bigben.view.cards.faces import Faces
from bigben.view.scene import TableScene
from tests.recorded import WonGame
from tests.workers import UNKNOWN

MakeDialog = Callable[..., ReviewDialog]


def test_the_losing_move_is_named_with_a_better_one(
    dialog: ReviewDialog, lost_game: tuple[Move, ...], won_game: WonGame
) -> None:
    before = Position.deal(won_game[0])
    for move in lost_game[:20]:
        before.push(move)
    sentences = Sentences()
    text = dialog.summary.text()
    assert text.startswith(f"Winnable until move 21: {sentences.hint(before, lost_game[20])}.")
    assert "After it the game was lost: that is proven." in text
    assert text.endswith(f"Better: {sentences.hint(before, won_game[1][20])}.")


def test_the_table_goes_to_the_losing_move_by_itself(dialog: ReviewDialog) -> None:
    assert dialog.strip.value() == dialog.replay.moves_made == 21
    assert dialog.step.text().startswith("Move 21 of 25: ")
    assert dialog.step.text().endswith("After it: lost, which is proven.")


def test_the_arrows_are_as_light_as_letters_on_dark_buttons(
    preferences: Preferences, dialog: ReviewDialog, qtbot: QtBot
) -> None:
    """The style's own are black, whatever colours windows have."""
    preferences.set(THEME, ThemeChoice.NIGHT)
    qtbot.waitUntil(lambda: dialog.palette().window().color().lightness() < 64)
    for button in (dialog.first, dialog.back, dialog.forward, dialog.last):
        picture = button.icon().pixmap(32).toImage()
        inks = (
            picture.pixelColor(x, y)
            for x in range(picture.width())
            for y in range(picture.height())
        )
        assert max(ink.lightness() for ink in inks if ink.alpha() > 200) > 200


def test_a_player_who_went_elsewhere_is_left_there(
    make_dialog: MakeDialog, lost_game: tuple[Move, ...], qtbot: QtBot
) -> None:
    dialog = make_dialog(lost_game)
    qtbot.keyClick(dialog.strip, Qt.Key.Key_Home)
    qtbot.waitUntil(dialog.progress.isHidden)
    assert dialog.strip.value() == 0


def test_without_a_proof_it_only_says_how_long_was_searched(
    make_dialog: MakeDialog, lost_game: tuple[Move, ...], qtbot: QtBot
) -> None:
    dialog = make_dialog(lost_game, otherwise=UNKNOWN)
    qtbot.waitUntil(dialog.progress.isHidden)
    assert "After it, no win was found in 3 s." in dialog.summary.text()
    assert "lost" not in dialog.summary.text()
    assert "lost" not in dialog.strip.accessibleDescription()
    qtbot.waitUntil(lambda: dialog.strip.value() == 21)
    assert dialog.step.text().endswith("After it: no win found in 3 s.")


@pytest.mark.parametrize(
    ("otherwise", "says"),
    [
        (
            {"verdict": "lost", "line": []},
            "This deal could not be won from its beginning: that is proven.",
        ),
        (
            UNKNOWN,
            "From the beginning no win was found in 3 s. "
            "Whether the game could be won is not known.",
        ),
    ],
)
def test_a_deal_without_a_win_is_said_to_be_lost_only_with_proof(
    make_dialog: MakeDialog, otherwise: dict[str, object], says: str, qtbot: QtBot
) -> None:
    dialog = make_dialog((DEAL, DEAL), deal_number=7, otherwise=otherwise)
    qtbot.waitUntil(dialog.progress.isHidden)
    assert dialog.summary.text() == says
    assert not dialog.turning.isEnabled()
    assert not dialog.line.isEnabled()


def test_a_won_game_is_said_to_have_been_winnable_all_along(
    make_dialog: MakeDialog, won_game: WonGame
) -> None:
    dialog = make_dialog(won_game[1])
    assert dialog.progress.isHidden()
    assert "every position on the way could be won" in dialog.summary.text()
    assert not dialog.turning.isEnabled()
    assert not dialog.line.isEnabled()
    assert not dialog.play_on.isEnabled()
    assert dialog.step.text().endswith("After it: won.")
    dialog.back.click()
    assert dialog.step.text().endswith("After it: can be won.")


def test_a_game_left_while_it_could_be_won_says_so_and_shows_how(
    make_dialog: MakeDialog, won_game: WonGame, qtbot: QtBot
) -> None:
    dialog = make_dialog(won_game[1][:12])
    qtbot.waitUntil(dialog.progress.isHidden)
    assert dialog.summary.text() == "The game could still be won when it was left."
    dialog.line.click()
    assert dialog.strip.maximum() == len(won_game[1])


def test_without_a_worker_nothing_is_claimed(
    make_dialog: MakeDialog, lost_game: tuple[Move, ...], qtbot: QtBot
) -> None:
    dialog = make_dialog(lost_game, behaviour="crash")
    qtbot.waitUntil(dialog.progress.isHidden)
    assert "not known" in dialog.summary.text()
    assert dialog.strip.accessibleDescription() == "After moves 0 to 25: not known."
    dialog.first.click()
    assert dialog.replay.moves_made == 0


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Qt.Key.Key_Right, 22),
        (Qt.Key.Key_Left, 20),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 25),
        (Qt.Key.Key_PageUp, 25),
        (Qt.Key.Key_PageDown, 11),
    ],
)
def test_keys_step_through_the_game_at_once(
    dialog: ReviewDialog, key: Qt.Key, value: int, qtbot: QtBot
) -> None:
    assert dialog.focusWidget() is dialog.strip
    qtbot.keyClick(dialog.strip, key)
    assert dialog.strip.value() == dialog.replay.moves_made == value


def test_buttons_step_through_the_game(dialog: ReviewDialog) -> None:
    for button, made in (
        (dialog.first, 0),
        (dialog.forward, 1),
        (dialog.last, 25),
        (dialog.back, 24),
        (dialog.turning, 21),
    ):
        button.click()
        assert dialog.replay.moves_made == made
    dialog.last.click()
    assert not dialog.forward.isEnabled()
    dialog.first.click()
    assert not dialog.back.isEnabled()


def test_each_step_is_announced(dialog: ReviewDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.said) as said:
        qtbot.keyClick(dialog.strip, Qt.Key.Key_Left)
    assert said.args == [dialog.step.text()]
    assert said.args[0].startswith("Move 20 of 25: ")
    assert said.args[0].endswith("After it: can be won.")


def test_the_summary_is_announced_when_it_is_found(
    make_dialog: MakeDialog, lost_game: tuple[Move, ...], qtbot: QtBot
) -> None:
    dialog = make_dialog(lost_game)
    said: list[str] = []
    dialog.said.connect(said.append)
    qtbot.waitUntil(dialog.progress.isHidden)
    assert dialog.summary.text() in said
    assert dialog.accessibleDescription() == dialog.summary.text()


def test_everything_that_can_be_used_has_a_name_and_takes_the_keyboard(
    dialog: ReviewDialog,
) -> None:
    for button in (dialog.first, dialog.back, dialog.forward, dialog.last):
        assert button.accessibleName()
    for widget in (dialog.strip, dialog.summary, dialog.first, dialog.line, dialog.play_on):
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert dialog.strip.accessibleName() == "Moves of the game"
    assert dialog.progress.accessibleName()


def test_the_line_that_would_have_won_is_stepped_through_to_its_win(
    dialog: ReviewDialog, won_game: WonGame
) -> None:
    dialog.line.click()
    assert dialog.shown is Shown.LINE
    assert dialog.replay.moves_made == dialog.strip.value() == 20
    steps = len(won_game[1]) - 20
    for number in range(1, steps + 1):
        dialog.forward.click()
        assert dialog.step.text().startswith(f"Winning line, move {number} of {steps}: ")
    assert dialog.replay.position.outcome() == Outcome(Result.WON)
    assert not dialog.forward.isEnabled()


def test_the_table_points_at_the_better_move_and_at_each_of_the_line(
    dialog: ReviewDialog, won_game: WonGame
) -> None:
    def shown(move: Move) -> list[Place]:
        step = dialog.replay.position.copy().push(move).steps[0]
        return [step.source, step.target]

    better, line = won_game[1][20], won_game[1][20:]
    assert not dialog.spotlight.places  # the losing move is made
    dialog.back.click()
    assert list(dialog.spotlight.places) == shown(better)
    dialog.back.click()
    assert not dialog.spotlight.places
    dialog.line.click()
    for move in line:
        assert list(dialog.spotlight.places) == shown(move)
        dialog.forward.click()
    assert not dialog.spotlight.places
    dialog.line.click()
    assert list(dialog.spotlight.places) == shown(better)


def test_back_from_the_line_the_game_lies_there_as_it_was_played(
    dialog: ReviewDialog, lost_game: tuple[Move, ...], won_game: WonGame
) -> None:
    dialog.line.click()
    dialog.last.click()
    dialog.line.click()
    assert dialog.shown is Shown.GAME
    assert dialog.strip.value() == dialog.replay.moves_made == 20
    dialog.last.click()
    position = Position.deal(won_game[0])
    for move in lost_game:
        position.push(move)
    assert dialog.replay.position == position
    assert dialog.strip.maximum() == 25
    dialog.line.click()
    dialog.turning.click()
    assert dialog.shown is Shown.GAME
    assert not dialog.line.isChecked()
    assert dialog.replay.moves_made == 21


def test_before_the_line_leaves_the_game_the_game_is_told_of(dialog: ReviewDialog) -> None:
    dialog.line.click()
    dialog.back.click()
    assert dialog.step.text().startswith("Move 19 of 25: ")


def test_play_on_hands_the_position_on_and_closes(dialog: ReviewDialog, qtbot: QtBot) -> None:
    dialog.back.click()
    position = dialog.replay.position.copy()
    with qtbot.waitSignal(dialog.play_on_asked) as asked:
        dialog.play_on.click()
    assert asked.args == [position]
    assert dialog.isHidden()


def test_the_pointer_moves_no_card(dialog: ReviewDialog, qtbot: QtBot) -> None:
    before = dialog.replay.position.key()
    table, viewport = dialog.table, dialog.table.viewport()
    for hour in HOURS:
        rect = table.table_scene.area(Place.tableau(hour))
        point = rect.center().toPoint()
        qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)
        qtbot.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=point)
        qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=point)
        qtbot.mouseMove(viewport, point + QPoint(40, 40))
        assert table.table_scene.held is None
        qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=point + QPoint(40, 40))
    assert dialog.replay.position.key() == before


def test_closing_ends_the_search(
    make_dialog: MakeDialog, lost_game: tuple[Move, ...], qtbot: QtBot
) -> None:
    dialog = make_dialog(lost_game, behaviour="silent")
    assert dialog.progress.isVisible()
    qtbot.keyClick(dialog.strip, Qt.Key.Key_Escape)
    assert dialog.isHidden()


def test_the_marks_differ_by_place_and_size_and_follow_what_is_known(
    make_dialog: MakeDialog, lost_game: tuple[Move, ...], qtbot: QtBot
) -> None:
    dialog = make_dialog(lost_game, otherwise=UNKNOWN)
    qtbot.waitUntil(dialog.progress.isHidden)
    strip = dialog.strip
    strip.set_verdicts([Verdict.WINNABLE, Verdict.UNKNOWN, Verdict.LOST], 0)
    winnable, unknown, lost = map(strip.mark, range(3))
    assert winnable.bottom() < unknown.center().y() < lost.top()
    assert winnable.height() > 2 * lost.height() > 4 * unknown.height()
    assert all(strip.rect().toRectF().contains(mark) for mark in (winnable, unknown, lost))


def test_a_press_on_the_strip_shows_the_position_there(dialog: ReviewDialog, qtbot: QtBot) -> None:
    for ply in (0, 7, 25):
        point = dialog.strip.mark(ply).center().toPoint()
        qtbot.mouseClick(dialog.strip, Qt.MouseButton.LeftButton, pos=point)
        assert dialog.replay.moves_made == ply


def test_a_pressed_pointer_draws_the_game_along(dialog: ReviewDialog, qtbot: QtBot) -> None:
    strip = dialog.strip
    left = Qt.MouseButton.LeftButton
    qtbot.mousePress(strip, left, pos=strip.mark(3).center().toPoint())
    to = strip.mark(9).center()
    moved = QMouseEvent(
        QEvent.Type.MouseMove,
        to,
        strip.mapToGlobal(to),
        Qt.MouseButton.NoButton,
        left,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(strip, moved)
    qtbot.mouseRelease(strip, left, pos=to.toPoint())
    assert dialog.replay.moves_made == 9


def test_from_right_to_left_the_strip_begins_at_the_right(
    dialog: ReviewDialog, qtbot: QtBot
) -> None:
    dialog.strip.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert dialog.strip.mark(0).left() > dialog.strip.mark(25).right()
    point = dialog.strip.mark(2).center().toPoint()
    qtbot.mouseClick(dialog.strip, Qt.MouseButton.LeftButton, pos=point)
    assert dialog.replay.moves_made == 2


def test_many_cards_home_at_once_are_one_move(
    make_dialog: MakeDialog, won_game: WonGame, qtbot: QtBot
) -> None:
    position = Position.deal(won_game[0])
    for move in won_game[1]:
        if HOME in position.legal_moves and len(position.copy().push(HOME).steps) > 1:
            break
        position.push(move)
    made = tuple(entry.move for entry in position.entries)
    count = len(position.push(HOME).steps)
    dialog = make_dialog((*made, HOME))
    qtbot.waitUntil(dialog.progress.isHidden)
    dialog.last.click()
    assert dialog.step.text().startswith(
        f"Move {len(made) + 1} of {len(made) + 1}: "
        f"All cards that can go to the foundations ({count})."
    )


def test_the_strip_is_told_in_words(dialog: ReviewDialog) -> None:
    assert dialog.strip.accessibleDescription() == (
        "After moves 0 to 20: can be won. After moves 21 to 25: lost."
    )


def test_a_move_is_named_while_longer_searches_go_on(
    make_dialog: MakeDialog,
    lost_game: tuple[Move, ...],
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    # This worker searches no longer than it takes to draw all cards.
    monkeypatch.setattr(TableScene, "draw_ahead", lambda _scene: False)
    dialog = make_dialog(lost_game, otherwise=UNKNOWN)
    texts: list[str] = []
    said: list[str] = []
    dialog.said.connect(said.append)
    dialog.replay.changed.connect(lambda: texts.append(dialog.summary.text()))
    qtbot.waitUntil(lambda: dialog.strip.value() == 21)
    assert dialog.progress.isVisible()
    assert dialog.summary.text().startswith("Winnable until move 21: ")
    assert "After it, no win was found in 0.5 s." in dialog.summary.text()
    assert dialog.summary.text().endswith("Still looking: perhaps it was a later move.")
    qtbot.waitUntil(dialog.progress.isHidden)
    assert "After it, no win was found in 3 s." in dialog.summary.text()
    assert "Looking longer" not in dialog.summary.text()
    # The move is told when it is named and in the end, not each time that more is known of it.
    assert sum(sentence.startswith("Winnable until") for sentence in said) == 2


def test_no_move_is_shown_before_its_cards_are_drawn(
    make_dialog: MakeDialog, lost_game: tuple[Move, ...], qtbot: QtBot
) -> None:
    dialog = make_dialog(lost_game)
    drawn: list[bool] = []
    dialog.replay.changed.connect(lambda: drawn.append(dialog.table.all_drawn))
    qtbot.waitUntil(lambda: dialog.strip.value() == 21)
    assert drawn
    assert all(drawn)


def test_the_table_keeps_its_size_whatever_becomes_known(
    make_dialog: MakeDialog, lost_game: tuple[Move, ...], qtbot: QtBot
) -> None:
    dialog = make_dialog(lost_game, otherwise=UNKNOWN)
    dialog.resize(1280, 800)
    QApplication.processEvents()
    fitted: list[None] = []
    dialog.table.fitted.connect(lambda: fitted.append(None))
    qtbot.waitUntil(dialog.progress.isHidden)
    QApplication.processEvents()
    assert not fitted


def test_a_screen_reader_finds_every_place_of_the_table_as_it_is_shown(
    dialog: ReviewDialog,
) -> None:
    buttons = dialog.places.buttons
    dialog.first.click()
    waste = buttons[WASTE]
    assert waste.accessibleName() == "Waste: empty"
    assert buttons[Place.foundation(9)].accessibleName().startswith("Foundation at 9 o'clock: ")
    names = {buttons[place].accessibleName() for place in PLACES}
    assert len(names) == len(PLACES)
    dialog.last.click()
    assert {buttons[place].accessibleName() for place in PLACES} != names
    rect = buttons[Place.tableau(3)].geometry()
    assert rect.contains(dialog.table.table_scene.area(Place.tableau(3)).center().toPoint())


def test_the_keyboard_comes_to_the_places_after_the_buttons_and_walks_there(
    dialog: ReviewDialog, qtbot: QtBot
) -> None:
    viewport = dialog.table.viewport()
    walked = []
    for _ in range(20):
        focus = dialog.focusWidget()
        assert focus is not None
        if viewport.isAncestorOf(focus):
            break
        walked.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert dialog.play_on in walked
    focus = dialog.focusWidget()
    assert focus is not None
    assert viewport.isAncestorOf(focus)
    before = dialog.table.table_cursor.place
    qtbot.keyClick(focus, Qt.Key.Key_Right)
    assert dialog.table.table_cursor.place != before


def test_a_press_at_a_place_moves_nothing(dialog: ReviewDialog) -> None:
    before = dialog.replay.position.key()
    for place in PLACES:
        dialog.places.buttons[place].click()
    assert dialog.table.table_cursor.source is None
    assert dialog.replay.position.key() == before


def test_all_faces_are_drawn_soon_so_that_no_jump_has_to(
    dialog: ReviewDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: not dialog.table.table_scene.draw_ahead())
    drawn: list[object] = []
    monkeypatch.setattr(Faces, "drawn", lambda *what: drawn.append(what))
    for ply in (0, dialog.strip.maximum(), dialog.strip.maximum() // 2):
        dialog.strip.setValue(ply)
        dialog.table.table_scene.finish()
    assert not drawn
