/** Addresses of screens that other screens link to. */

/** The page of a game. */
export const gameAddress = (gameId: number): string => `/games/${gameId}`;

/** The page of a game night. */
export const nightAddress = (eventId: number): string => `/game-nights/${eventId}`;

/** Where the score of an owner's game is kept. @param players names in playing order */
export function newPadAddress(gameId: number, players: readonly string[] = []): string {
  const params = new URLSearchParams({ game: String(gameId) });
  for (const name of players) params.append('player', name);
  return `/table?${params}`;
}

/**
 * The story of a year or a month.
 * @param range '2026' or '2026-03'; absent for the year that is told without a choice
 * @param of the key of a person ('p3'), a group or an organization; absent for one's own
 */
export function storyAddress({ range, of }: { range?: string; of?: string } = {}): string {
  const params = new URLSearchParams({ ...(range && { range }), ...(of && { of }) });
  return params.size > 0 ? `/story?${params}` : '/story';
}

/** The ladder of a group. @param seats of those who play tonight; absent for a choice of its own */
export const ladderAddress = (groupId: number, seats: readonly number[] = []): string =>
  `/groups/${groupId}/ladder${seats.length > 0 ? `?seats=${seats.join(',')}` : ''}`;

/** The page of a challenge. */
export const challengeAddress = (challengeId: number): string => `/challenges/${challengeId}`;
