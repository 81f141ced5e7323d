"""The queue that refuses what has no hope of being taken."""

import random

import pytest

from bigben.solver.queues import Queue


def test_the_best_comes_first_and_of_equals_the_first():
    queue = Queue(100)
    for score, item in [(2, "b"), (1, "a"), (2, "c"), (0.5, "first")]:
        queue.add(score, item)
    assert [queue.take() for _ in range(len(queue))] == ["first", "a", "b", "c"]
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


def test_a_queue_of_falling_scores_keeps_them_all():
    queue = Queue(10)
    for score in range(100, 0, -1):
        queue.add(score, score)
    assert not queue.refused
    assert len(queue) == 100
