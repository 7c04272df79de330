"""What MemoDiXe's two modes share: dice, square, turning, the call, and what is seen and believed of them."""
