"""Cut paper in six inks: shapes, how they repeat, and the press that prints or pastes them."""
