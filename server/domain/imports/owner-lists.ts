import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import type { ImportedGame } from '#shared/rules/imports/imported-game.ts';

/** What an import must know of each game that an owner has, to find it again. */
export interface ListedGame {
  /** Null for a game that this import is about to add. */
  id: number | null;
  bggId: number | null;
  titleKey: string;
  isWishlist: boolean;
  /** Put on the wishlist by the owner, after an import brought it as an owned one. */
  movedByOwner: boolean;
}

const place = (isWishlist: boolean, key: string) => `${isWishlist ? 'w' : 'c'} ${key}`;

/** An owner's collection and wishlist in memory, by what rows of a file are matched with. */
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

  /** A game of one list that is the given one: by its BoardGameGeek id, else by its title unless the ids differ. */
  find({ bggId, title }: Pick<ImportedGame, 'bggId' | 'title'>, isWishlist: boolean): ListedGame | undefined {
    const sameId = this.#byBggId.get(bggId ?? 0)?.find((game) => game.isWishlist === isWishlist);
    if (sameId) return sameId;
    const sameTitle = this.#byTitle.get(place(isWishlist, titleKey(title)));
    if (!sameTitle) return undefined;
    return bggId === null || sameTitle.bggId === null || sameTitle.bggId === bggId ? sameTitle : undefined;
  }

  /** Whether a list has a title already; an owned title cannot be wished for, either. */
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
