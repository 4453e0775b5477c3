import type { Copy } from '#shared/copies/copies-contract.ts';
import { readersCollator } from '#shared/games/collection-sort.ts';
import { nameKey } from '#shared/text/person-name.ts';

/** The place of a game, and its position among all places by name, from 0. */
export interface PlaceOfGame {
  name: string;
  order: number;
}

/**
 * The place of each game that has one, by the game's id: that of its first copy with a place. Spellings that
 * differ in case only are one place, spelled as first written.
 */
export function placesOfGames(
  copies: readonly Pick<Copy, 'gameId' | 'place'>[],
  collator: Intl.Collator = readersCollator(),
): ReadonlyMap<number, PlaceOfGame> {
  const places = new Map<string, PlaceOfGame>();
  const ofGames = new Map<number, PlaceOfGame>();
  for (const { gameId, place } of copies) {
    if (place === null) continue;
    const key = nameKey(place);
    const known = places.get(key) ?? { name: place, order: 0 };
    places.set(key, known);
    if (!ofGames.has(gameId)) ofGames.set(gameId, known);
  }
  const sorted = Array.from(places.values()).sort((a, b) => collator.compare(a.name, b.name));
  for (const [order, place] of sorted.entries()) place.order = order;
  return ofGames;
}
