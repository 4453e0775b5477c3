/** The URL to keep score of an owner's game. */
export const tableAddress = (gameId: number) => `/table?game=${gameId}`;
