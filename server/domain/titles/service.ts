import type { TitleMatch } from '#shared/contracts/titles.ts';
import { knownTitles } from './known-titles.ts';

const MOST_MATCHES = 8;

/** Up to eight known games that complete a partly typed title, ignoring accents, case, a missing 'the' and one typo. */
export async function completeTitle(typed: string): Promise<TitleMatch[]> {
  const { games, index } = await knownTitles();
  return index.find(typed, MOST_MATCHES).flatMap((place) => games[place] ?? []);
}
