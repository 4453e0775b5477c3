import { type GameList, isOwned } from './lists.ts';

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

const isHeld = ({ isWishlist, isUnowned = false }: Titled): boolean => isOwned({ isWishlist, isUnowned });

/**
 * A title cannot be added twice to a list, and an owned one cannot be added to another; an owned game can be added while
 * it is on the wishlist, and any game that is on neither list.
 */
export function duplicateOf(adding: Titled, existing: Iterable<Titled>): Duplicate | null {
  const key = titleKey(adding.title);
  const isAdded = isHeld(adding);
  let duplicate: Duplicate | null = null;
  for (const game of existing) {
    if (titleKey(game.title) !== key) continue;
    if (isHeld(game)) return 'owned';
    if (game.isWishlist && !isAdded) duplicate = 'wishlist';
    if (game.isUnowned && adding.isUnowned) duplicate ??= 'unowned';
  }
  return duplicate;
}
