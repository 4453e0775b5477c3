import type { GameAtTable } from './game-at-table.ts';
import { t } from '#shared/words/words.ts';

/** Positions in an evening, in order. Only the main game is required; there can be several `more`. */
export const ROLES = ['opener', 'main', 'more', 'closer'] as const;
export type Role = (typeof ROLES)[number];

const ROLE_WORDS: Record<Role, string> = {
  opener: t('While everybody arrives'),
  main: t('The main game'),
  more: t('After that'),
  closer: t('Light at the end'),
};

/** A position in words: of two people, neither arrives later. */
export const roleText = (role: Role, heads: number): string =>
  role === 'opener' && heads <= 2 ? t('To begin with') : ROLE_WORDS[role];

const OPENER = { minutes: 30, explained: 10, weight: 2.2 };
const CLOSER = { minutes: 45, explained: 5, weight: 2.5 };

/**
 * Whether a game suits the start or the end. An opener takes at most 30 minutes with little explanation, a closer at
 * most 45 with almost none; both are light.
 */
export function suitsRole(role: 'opener' | 'closer', { candidate, explanation }: GameAtTable): boolean {
  const { minutes, explained, weight } = role === 'opener' ? OPENER : CLOSER;
  return candidate.minutes <= minutes && explanation.minutes <= explained && candidate.weight <= weight;
}

/** Too short and light to be the main game if there is another. */
export const isShort = ({ candidate }: Pick<GameAtTable, 'candidate'>): boolean =>
  candidate.minutes <= OPENER.minutes && candidate.weight <= OPENER.weight;

/** Whether half of the table can start while the others are still on their way. */
export const canBeginEarly = ({ minPlayers }: { minPlayers: number }, heads: number): boolean =>
  heads > 2 && minPlayers <= Math.ceil(heads / 2);
