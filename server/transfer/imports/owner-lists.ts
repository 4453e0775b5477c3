import { titleKey } from '#shared/games/duplicate-title.ts';
import type { GameList } from '#shared/games/lists.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';

/** The fields by which an import matches an owner's game. */
export interface ListedGame {
  /** Null for a game that this import will add. */
  id: number | null;
  bggId: number | null;
  titleKey: string;
  list: GameList;
  /** List in the last import; null if none had it. */
  lastList: GameList | null;
  /** A lent game stays in the collection. */
  isLent: boolean;
}

const place = (list: GameList, key: string) => `${list} ${key}`;

/** The lists on which a title blocks it from being added to a list. */
const BLOCKING: Record<GameList, readonly GameList[]> = {
  owned: ['owned'],
  wishlist: ['owned', 'wishlist'],
  unowned: ['owned', 'wishlist', 'unowned'],
};

/** An owner's games in memory, indexed for matching. */
export class OwnerLists {
  readonly #byTitle = new Map<string, ListedGame>();
  readonly #byBggId = new Map<number, ListedGame[]>();

  constructor(games: Iterable<ListedGame>) {
    for (const game of games) this.add(game);
  }

  add(game: ListedGame): void {
    this.#byTitle.set(place(game.list, game.titleKey), game);
    this.#addBggId(game);
  }

  /** Finds a game on one list by BoardGameGeek id, else by title unless the ids differ. */
  find({ bggId, title }: Pick<ImportedGame, 'bggId' | 'title'>, list: GameList): ListedGame | undefined {
    const sameId = this.#byBggId.get(bggId ?? 0)?.find((game) => game.list === list);
    if (sameId) return sameId;
    const sameTitle = this.#byTitle.get(place(list, titleKey(title)));
    if (!sameTitle) return undefined;
    return bggId === null || sameTitle.bggId === null || sameTitle.bggId === bggId ? sameTitle : undefined;
  }

  /** Whether another game's title keeps a title off a list; an owned one also blocks the other lists. */
  isBlocked(title: string, list: GameList, itself?: ListedGame): boolean {
    const key = titleKey(title);
    const others = BLOCKING[list].map((blocking) => this.#byTitle.get(place(blocking, key)));
    return others.some((game) => game !== undefined && game !== itself);
  }

  move(game: ListedGame, list: GameList): void {
    this.#byTitle.delete(place(game.list, game.titleKey));
    game.list = list;
    this.#byTitle.set(place(list, game.titleKey), game);
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
