import { titleKey } from '#shared/games/duplicate-title.ts';

/** A game by catalogue id or title. */
export interface NamedGame {
  title: string;
  bggId: number | null;
}

/** Whether a game is one of these: by BoardGameGeek's id, or by title. */
export function isOneOf(games: readonly NamedGame[]): (game: NamedGame) => boolean {
  const ids = new Set(games.flatMap(({ bggId }) => (bggId === null ? [] : [bggId])));
  const titles = new Set(games.map(({ title }) => titleKey(title)));
  return ({ bggId, title }) => (bggId !== null && ids.has(bggId)) || titles.has(titleKey(title));
}
