import { titleKey } from '#shared/rules/games/duplicate-title.ts';

/** A game as its catalogue id or its title name it. */
interface NamedGame {
  title: string;
  bggId: number | null;
}

/** Tells whether a game is one of those that somebody does not want recommended: by BoardGameGeek's id, or by title. */
export function dismissedAmong(dismissed: readonly NamedGame[]): (game: NamedGame) => boolean {
  const ids = new Set(dismissed.flatMap(({ bggId }) => (bggId === null ? [] : [bggId])));
  const titles = new Set(dismissed.map(({ title }) => titleKey(title)));
  return ({ bggId, title }) => (bggId !== null && ids.has(bggId)) || titles.has(titleKey(title));
}
