import { type GameList, listOf } from './lists.ts';

/**
 * The key by which titles on one list are compared: trimmed, white space collapsed, case ignored. Unique per owner and
 * list in the database.
 */
export const titleKey = (title: string): string => title.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Why a title cannot be added: the list that has it. */
export type Duplicate = GameList;

interface Titled {
  title: string;
  isWishlist: boolean;
  isUnowned?: boolean | undefined;
}

/** The lists whose games keep another game of their title off a list, the one to name first. */
export const LISTS_IN_THE_WAY: Record<GameList, readonly GameList[]> = {
  owned: ['owned'],
  wishlist: ['owned', 'wishlist'],
  unowned: ['owned', 'wishlist', 'unowned'],
};

const listOfTitle = ({ isWishlist, isUnowned = false }: Titled): GameList => listOf({ isWishlist, isUnowned });

/**
 * A title cannot be added twice to a list, and an owned one cannot be added to another; an owned game can be added while
 * it is on the wishlist, and any game that is on neither list.
 */
export function duplicateOf(adding: Titled, existing: Iterable<Titled>): Duplicate | null {
  const key = titleKey(adding.title);
  const listed = new Set<GameList>();
  for (const game of existing) if (titleKey(game.title) === key) listed.add(listOfTitle(game));
  return LISTS_IN_THE_WAY[listOfTitle(adding)].find((list) => listed.has(list)) ?? null;
}
