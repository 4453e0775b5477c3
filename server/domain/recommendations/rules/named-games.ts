import { titleKey } from '#shared/rules/games/duplicate-title.ts';

/** A game by catalogue id or title. */
interface NamedGame {
  title: string;
  bggId: number | null;
}

/** Returns a predicate for dismissed games, by BoardGameGeek id or title. */
export function dismissedAmong(dismissed: readonly NamedGame[]): (game: NamedGame) => boolean {
  const ids = new Set(dismissed.flatMap(({ bggId }) => (bggId === null ? [] : [bggId])));
  const titles = new Set(dismissed.map(({ title }) => titleKey(title)));
  return ({ bggId, title }) => (bggId !== null && ids.has(bggId)) || titles.has(titleKey(title));
}
