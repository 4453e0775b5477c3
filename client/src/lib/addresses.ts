/** Addresses of screens that other screens link to. */

/** The page of a game. */
export const gameAddress = (gameId: number): string => `/games/${gameId}`;

/** The page of a game night. */
export const nightAddress = (eventId: number): string => `/game-nights/${eventId}`;

/** Where the score of an owner's game is kept. */
export const newPadAddress = (gameId: number): string => `/table?game=${gameId}`;
