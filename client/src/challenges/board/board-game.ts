import type { Category } from '#shared/enums.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { GameOfPlays } from '#shared/plays/game-finder.ts';

/** What a board shows of a game. */
export interface BoardGame {
  key: string;
  /** Null for a game that is on none of the owner's lists. */
  gameId: number | null;
  title: string;
  category: Category | undefined;
  imageUrl: string | null;
}

/** Finds category and picture of games on the owner's lists. */
export function boardGameFinder(games: readonly Game[]): (game: GameOfPlays) => BoardGame {
  const byId = new Map(games.map((game) => [game.id, game]));
  return ({ key, gameId, title }) => {
    const listed = gameId === null ? undefined : byId.get(gameId);
    return {
      key,
      gameId: listed?.id ?? null,
      title: listed?.title ?? title,
      category: listed?.category,
      imageUrl: listed?.imageUrl ?? null,
    };
  };
}
