/** The URL to keep score of an owner's game. */
export const newPadAddress = (gameId: number) => `/table?game=${gameId}`;
