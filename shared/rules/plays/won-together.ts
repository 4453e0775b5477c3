import type { PlayerResult } from './read-play.ts';

/** Whether those at the table won, as it is said of them; null where it is said of none. */
export function wonTogether(results: readonly Pick<PlayerResult, 'won'>[]): boolean | null {
  const said = results.filter(({ won }) => won !== undefined);
  return said.length === 0 ? null : said.some(({ won }) => won);
}
