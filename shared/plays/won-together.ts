import type { PlayerResult } from './read-play.ts';

/** Whether the players won together, as marked; null if none is marked. */
export function wonTogether(results: readonly Pick<PlayerResult, 'won'>[]): boolean | null {
  const marked = results.filter(({ won }) => won !== undefined);
  return marked.length === 0 ? null : marked.some(({ won }) => won);
}
