"""What lies over the table or beside it for a while: panels, bars and their parts."""
