import type { TitleMatch } from '#shared/contracts/titles.ts';
import { knownTitles } from './known-titles.ts';

const MOST_MATCHES = 8;

/**
 * The known games that complete a title as far as it is typed, tolerant of accents, case, a missing 'the' and one typing
 * error, at most eight. A title that is in no list is not offered.
 */
export async function completeTitle(typed: string): Promise<TitleMatch[]> {
  const { games, index } = await knownTitles();
  return index.find(typed, MOST_MATCHES).flatMap((place) => games[place] ?? []);
}
