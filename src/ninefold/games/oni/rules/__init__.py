"""What deciding, advancing, evolving and viewing share, one concept a module."""
