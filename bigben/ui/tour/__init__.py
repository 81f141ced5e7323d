"""The tour: six steps on the table for somebody who has never played."""
