import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import type { ImportedGame } from '#shared/rules/imports/imported-game.ts';

/** The fields by which an import matches an owner's game. */
export interface ListedGame {
  /** Null for a game that this import will add. */
  id: number | null;
  bggId: number | null;
  titleKey: string;
  isWishlist: boolean;
  /** The owner moved it to the wishlist after an import added it as owned. */
  movedByOwner: boolean;
}

const place = (isWishlist: boolean, key: string) => `${isWishlist ? 'w' : 'c'} ${key}`;

/** An owner's collection and wishlist in memory, indexed for matching. */
export class OwnerLists {
  readonly #byTitle = new Map<string, ListedGame>();
  readonly #byBggId = new Map<number, ListedGame[]>();

  constructor(games: Iterable<ListedGame>) {
    for (const game of games) this.add(game);
  }

  add(game: ListedGame): void {
    this.#byTitle.set(place(game.isWishlist, game.titleKey), game);
    this.#addBggId(game);
  }

  /** Finds a game on one list by BoardGameGeek id, else by title unless the ids differ. */
  find({ bggId, title }: Pick<ImportedGame, 'bggId' | 'title'>, isWishlist: boolean): ListedGame | undefined {
    const sameId = this.#byBggId.get(bggId ?? 0)?.find((game) => game.isWishlist === isWishlist);
    if (sameId) return sameId;
    const sameTitle = this.#byTitle.get(place(isWishlist, titleKey(title)));
    if (!sameTitle) return undefined;
    return bggId === null || sameTitle.bggId === null || sameTitle.bggId === bggId ? sameTitle : undefined;
  }

  /** Whether a title is on a list; an owned title also blocks the wishlist. */
  hasTitle(title: string, isWishlist: boolean): boolean {
    const key = titleKey(title);
    return this.#byTitle.has(place(false, key)) || (isWishlist && this.#byTitle.has(place(true, key)));
  }

  moveToCollection(game: ListedGame): void {
    this.#byTitle.delete(place(true, game.titleKey));
    game.isWishlist = false;
    this.#byTitle.set(place(false, game.titleKey), game);
  }

  fillBggId(game: ListedGame, bggId: number | null): void {
    if (game.bggId !== null) return;
    game.bggId = bggId;
    this.#addBggId(game);
  }

  #addBggId(game: ListedGame): void {
    if (game.bggId === null) return;
    const others = this.#byBggId.get(game.bggId);
    if (others) others.push(game);
    else this.#byBggId.set(game.bggId, [game]);
  }
}
