"""The clock that the cards lie on: dial, hands, numerals and each hour's progress."""
