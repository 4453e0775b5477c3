/** The page of a game. */
export const gameAddress = (gameId: number): string => `/games/${gameId}`;
