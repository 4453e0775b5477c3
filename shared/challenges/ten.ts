/** Games, and plays of each, of a 10 x 10. */
export const TEN = 10;
