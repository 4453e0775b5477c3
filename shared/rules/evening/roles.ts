import type { GameAtTable } from './game-at-table.ts';

/** In the order in which they are played. Only the main game has to be. */
export const ROLES = ['opener', 'main', 'closer'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_WORDS: Record<Role, string> = {
  opener: 'While everybody arrives',
  main: 'The main game',
  closer: 'To end with',
};

const OPENER = { minutes: 30, explained: 10, weight: 2.2 };
const CLOSER = { minutes: 45, explained: 5, weight: 2.5 };
const POINTS_FOR_ROLE = 6;

/**
 * Whether a game is made for its place: an opener takes 30 minutes at most and little explaining, a closer 45 and next to
 * none; both are light.
 */
export function suitsRole(role: Role, { candidate, explanation }: GameAtTable): boolean {
  if (role === 'main') return true;
  const { minutes, explained, weight } = role === 'opener' ? OPENER : CLOSER;
  return candidate.minutes <= minutes && explanation.minutes <= explained && candidate.weight <= weight;
}

/** Whether half of the table can begin it while the others are on their way. */
export const canBeginEarly = ({ minPlayers }: { minPlayers: number }, heads: number): boolean =>
  minPlayers <= Math.ceil(heads / 2);

/** Points of a game in a place: the main game counts twice. */
export function pointsInRole(role: Role, game: GameAtTable, heads: number): number {
  if (role === 'main') return game.points * 2;
  const isHandy = role === 'opener' ? canBeginEarly(game.candidate, heads) : game.explanation.minutes === 0;
  return game.points + (isHandy ? POINTS_FOR_ROLE : 0);
}
