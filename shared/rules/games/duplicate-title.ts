/**
 * The key by which titles on one list are compared: trimmed, white space collapsed, case ignored. Unique per owner and
 * list in the database.
 */
export const titleKey = (title: string): string => title.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Why a title cannot be added: it is owned, or on the wishlist. */
export type Duplicate = 'owned' | 'wishlist';

/**
 * A title cannot be added twice to a list, and an owned one cannot be added to the wishlist; an owned game can be added
 * while it is on the wishlist.
 */
export function duplicateOf(
  adding: { title: string; isWishlist: boolean },
  existing: Iterable<{ title: string; isWishlist: boolean }>,
): Duplicate | null {
  const key = titleKey(adding.title);
  let wished = false;
  for (const game of existing) {
    if (titleKey(game.title) !== key) continue;
    if (!game.isWishlist) return 'owned';
    wished = true;
  }
  return wished && adding.isWishlist ? 'wishlist' : null;
}
