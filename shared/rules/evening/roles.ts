import type { GameAtTable } from './game-at-table.ts';

/** The places of an evening, in the order in which they come. Only the main game has to be; `more` may be several. */
export const ROLES = ['opener', 'main', 'more', 'closer'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_WORDS: Record<Role, string> = {
  opener: 'While everybody arrives',
  main: 'The main game',
  more: 'After that',
  closer: 'Light at the end',
};

const OPENER = { minutes: 30, explained: 10, weight: 2.2 };
const CLOSER = { minutes: 45, explained: 5, weight: 2.5 };

/**
 * Whether a game is made for the beginning or the end: an opener takes 30 minutes at most and little explaining, a closer
 * 45 and next to none; both are light.
 */
export function suitsRole(role: 'opener' | 'closer', { candidate, explanation }: GameAtTable): boolean {
  const { minutes, explained, weight } = role === 'opener' ? OPENER : CLOSER;
  return candidate.minutes <= minutes && explanation.minutes <= explained && candidate.weight <= weight;
}

/** A game that is too short and too light to be the main one while there is another one. */
export const isShort = ({ candidate }: GameAtTable): boolean =>
  candidate.minutes <= OPENER.minutes && candidate.weight <= OPENER.weight;

/** Whether half of the table can begin it while the others are on their way. */
export const canBeginEarly = ({ minPlayers }: { minPlayers: number }, heads: number): boolean =>
  minPlayers <= Math.ceil(heads / 2);
