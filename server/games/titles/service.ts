import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import type { Titles } from './known-titles.ts';

const MAX_MATCHES = 8;

/** Up to eight known games that complete a partly typed title, ignoring accents, case, a missing 'the' and one typo. */
export async function completeTitle(titles: Titles, typed: string): Promise<TitleMatch[]> {
  const { games, index } = await titles();
  return index.find(typed, MAX_MATCHES).flatMap((place) => games[place] ?? []);
}

/** The game of the title lists that an owner's game is: by BoardGameGeek's id, else the best known one with the same title. */
export async function knownGame(
  titles: Titles,
  game: { title: string; bggId: number | null },
): Promise<TitleMatch | undefined> {
  const { games, places, placesByTitle } = await titles();
  const place = (game.bggId === null ? undefined : places.get(game.bggId)) ?? placesByTitle.get(titleKey(game.title));
  return place === undefined ? undefined : games[place];
}
