from ninefold.engine import kept


def test_an_answer_is_cached_for_the_same_object_only() -> None:
    asked = []

    @kept
    def many(things: tuple[int, ...]) -> int:
        asked.append(things)
        return len(things)

    one, equal = tuple([1, 2]), tuple([1, 2])
    assert one == equal and one is not equal
    assert [many(one), many(one), many(equal), many(()), many(one)] == [2, 2, 2, 0, 2]
    assert asked == [one, equal, (), one]
