import { titleKey } from './duplicate-title.ts';

/** Plays of one game that is in no collection, as far as one spelling of its title and one BoardGameGeek id go. */
export interface PlaysOfTitle {
  title: string;
  bggId: number | null;
  plays: number;
  lastPlayed: Date | null;
}

/** A played game that is not in its owner's collection. */
export interface UnownedGame extends PlaysOfTitle {
  /** The same for the same plays; begins with its kind. */
  key: string;
}

/**
 * Brings the spellings of a game together: those of one BoardGameGeek id, and those without an id whose title such a game has
 * (the most played one, where several have it). Each is called as it was played last. The most played come first.
 */
export function groupPlayedTitles(titles: readonly PlaysOfTitle[]): UnownedGame[] {
  const byKey = new Map<string, UnownedGame>();
  for (const title of titles) if (title.bggId !== null) join(byKey, `bgg:${title.bggId}`, title);
  const byTitle = new Map<string, string>();
  for (const title of titles.toSorted(byPlays)) {
    const key = titleKey(title.title);
    if (title.bggId !== null && !byTitle.has(key)) byTitle.set(key, `bgg:${title.bggId}`);
  }
  for (const title of titles) {
    const key = titleKey(title.title);
    if (title.bggId === null) join(byKey, byTitle.get(key) ?? `title:${key}`, title);
  }
  return [...byKey.values()].sort(byPlays);
}

const byPlays = (a: PlaysOfTitle, b: PlaysOfTitle): number => b.plays - a.plays || (a.title < b.title ? -1 : 1);

function join(byKey: Map<string, UnownedGame>, key: string, title: PlaysOfTitle): void {
  const known = byKey.get(key);
  if (!known) {
    byKey.set(key, { ...title, key });
    return;
  }
  known.plays += title.plays;
  if (Number(title.lastPlayed) <= Number(known.lastPlayed)) return;
  known.lastPlayed = title.lastPlayed;
  known.title = title.title;
}

/** Plays from which on a game is taken for one's own until its owner says otherwise. */
export const LIKELY_OWNED_PLAYS = 3;

interface Offered {
  key: string;
  plays: number;
  isWished: boolean;
  isSold: boolean;
}

/** The games that are ticked to begin with: those with that many plays, but for those that are wished for or sold. */
export const tickedByPlays = (games: readonly Offered[], least: number): string[] =>
  games.filter(({ plays, isWished, isSold }) => plays >= least && !isWished && !isSold).map(({ key }) => key);
