/** The minutes added by one press. */
export const LONGER = 5
