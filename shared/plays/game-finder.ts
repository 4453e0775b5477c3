import { titleKey } from '#shared/games/duplicate-title.ts';

export interface GameOfPlays {
  /** The same for all plays of a game, in the collection or not. */
  key: string;
  gameId: number | null;
  /** From the latest play. */
  title: string;
}

/** What a play says of its game. */
export interface NamesGame {
  /** Null for a game that is not in the collection. */
  gameId: number | null;
  gameTitle: string;
}

/**
 * Returns the game of a play, always the same object; plays without a game are grouped by title, and join the latest game
 * that was played under it. What is asked for changes no later answer. @param plays latest first
 */
export function gameFinder(plays: readonly NamesGame[]): (play: NamesGame) => GameOfPlays {
  const byId = new Map<number, GameOfPlays>();
  const byTitle = new Map<string, GameOfPlays>();
  const keys = new Map<string, string>();
  const keyOf = (title: string) => {
    const key = keys.get(title) ?? titleKey(title);
    keys.set(title, key);
    return key;
  };
  for (const { gameId, gameTitle } of plays) {
    if (gameId === null) continue;
    const game = byId.get(gameId) ?? { key: `g${gameId}`, gameId, title: gameTitle };
    byId.set(gameId, game);
    const key = keyOf(gameTitle);
    if (!byTitle.has(key)) byTitle.set(key, game);
  }
  const ofTitle = (title: string) => {
    const key = keyOf(title);
    const game = byTitle.get(key) ?? { key: `t${key}`, gameId: null, title };
    byTitle.set(key, game);
    return game;
  };
  for (const { gameId, gameTitle } of plays) if (gameId === null) ofTitle(gameTitle);
  return ({ gameId, gameTitle }) => (gameId === null ? undefined : byId.get(gameId)) ?? ofTitle(gameTitle);
}
