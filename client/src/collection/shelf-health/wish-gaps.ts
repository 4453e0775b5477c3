import type { Category } from '#shared/enums.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { filterCollection, NO_FILTER } from '#client/games/filters/collection-filter.ts';
import type { PeopleRow } from './number-of-people.ts';
import type { Mechanics } from './overlaps.ts';

/** A gap on the shelf that a wish would fill. */
export type GapReason =
  | { kind: 'best'; people: number }
  | { kind: 'mechanic'; name: string }
  | { kind: 'category'; category: Category };

export interface GapWish {
  game: Game;
  /** At least one. */
  reasons: GapReason[];
}

export interface WishGaps {
  /** Wishes without expansions. */
  wishes: number;
  /** The number of wishes that are best with the usual number of people. */
  best: number;
  /** Wishes that close a gap: best with the usual number first, then the most wanted. */
  gaps: GapWish[];
}

const UNWANTED = 6;

/**
 * Wishes that are best with the usual number of people, or have a mechanic or category that no owned game has.
 * @param shelf the owned base games
 * @param usual null if the usual number is not known
 */
export function wishGaps(
  wishlist: readonly Game[],
  shelf: readonly Game[],
  { usual, mechanics }: { usual: Pick<PeopleRow, 'people'> | null; mechanics: Mechanics },
): WishGaps {
  const wishes = wishlist.filter(({ isWishlist, isExpansion }) => isWishlist && !isExpansion);
  const people = (usual?.people ?? null) as typeof NO_FILTER.players;
  const best = new Set(
    people === null ? [] : filterCollection(wishes, { ...NO_FILTER, players: people, playersBy: 'best' }),
  );
  const ownMechanics = new Set(shelf.flatMap(({ id }) => Array.from(mechanics.get(id) ?? [])));
  const ownCategories = new Set(shelf.map(({ category }) => category));
  const reasonsOf = (game: Game): GapReason[] => {
    const reasons: GapReason[] = [];
    if (people !== null && best.has(game)) reasons.push({ kind: 'best', people });
    if (!ownCategories.has(game.category)) reasons.push({ kind: 'category', category: game.category });
    const brought = Array.from(mechanics.get(game.id) ?? [])
      .sort()
      .find((name) => !ownMechanics.has(name));
    if (brought !== undefined) reasons.push({ kind: 'mechanic', name: brought });
    return reasons;
  };
  const gaps = wishes
    .map((game) => ({ game, reasons: reasonsOf(game) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort(
      (a, b) =>
        Number(best.has(b.game)) - Number(best.has(a.game)) ||
        (a.game.wishPriority ?? UNWANTED) - (b.game.wishPriority ?? UNWANTED) ||
        b.reasons.length - a.reasons.length ||
        a.game.id - b.game.id,
    );
  return { wishes: wishes.length, best: best.size, gaps };
}
