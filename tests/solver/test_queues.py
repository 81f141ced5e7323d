"""The queue that refuses what has no hope of being taken."""

import random

import pytest

from bigben.solver.queues import Queue


def test_the_best_comes_first_and_of_equals_the_first():
    queue = Queue(100)
    for score, item in [(2, "b"), (1, "c"), (2, "a"), (0.5, "first")]:
        queue.add(score, item)
    assert [queue.take() for _ in range(len(queue))] == ["first", "c", "b", "a"]
    assert not queue.refused
    with pytest.raises(IndexError):
        queue.take()


def test_a_full_queue_still_gives_the_best_of_all():
    chance = random.Random(3)
    scores = [chance.random() for _ in range(20_000)]
    queue = Queue(400)
    for score in scores:
        queue.add(score, score)
    assert queue.refused
    assert len(queue) < 2_000
    assert [queue.take() for _ in range(100)] == sorted(scores)[:100]


def accepts(queue, score):
    before = len(queue)
    queue.add(score, None)
    return len(queue) > before


def full_queue():
    """It has the scores 0 to 101, half of them below 51."""
    scores = list(range(102))
    random.Random(4).shuffle(scores)
    queue = Queue(102)
    assert all(accepts(queue, score) for score in scores)
    return queue


def test_what_would_come_after_the_best_half_of_a_full_queue_is_refused():
    assert not accepts(full_queue(), 51)
    assert accepts(full_queue(), 50)


def test_the_bar_is_set_anew_once_the_queue_has_grown_by_more_than_a_quarter():
    queue = full_queue()
    assert all(accepts(queue, -1) for _ in range(25))
    assert accepts(queue, 50)
    # The best 51 are now these 25 and those below 26.
    assert not accepts(queue, 26)
    assert accepts(queue, 25)


def test_a_queue_of_equal_scores_does_not_grow_without_end():
    queue = Queue(10)
    assert sum(accepts(queue, 1) for _ in range(100)) == 10


def test_a_queue_of_falling_scores_keeps_them_all():
    queue = Queue(10)
    for score in range(100, 0, -1):
        queue.add(score, score)
    assert not queue.refused
    assert len(queue) == 100
