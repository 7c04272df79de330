/** So many minutes are given at a time. */
export const LONGER = 5
