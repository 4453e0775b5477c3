/**
 * The key by which two titles on one list count as the same: trimmed, inner white space folded, case ignored.
 * The database keeps it unique per owner and list.
 */
export const titleKey = (title: string): string => title.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** What stands in the way of adding a title: it is owned, or already wished for. */
export type Duplicate = 'owned' | 'wishlist';

/**
 * Adding is blocked by the same title on the same list, and adding to the wishlist also by an owned one; adding an
 * owned game that is on the wishlist is allowed.
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
