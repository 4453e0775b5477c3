/** Where one of the owner's games is scored at the table. */
export const tableAddress = (gameId: number) => `/table?game=${gameId}`;
