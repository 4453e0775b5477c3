import { titleKey } from './duplicate-title.ts';

/** Plays of one game outside the collection, by one spelling of its title and one BoardGameGeek id. */
export interface PlaysOfTitle {
  title: string;
  bggId: number | null;
  plays: number;
  lastPlayed: Date | null;
}

/** A played game that is not in its owner's collection. */
export interface UnownedGame extends PlaysOfTitle {
  /** Stable for the same plays; starts with its kind. */
  key: string;
}

/**
 * Groups spellings of the same game: those with one BoardGameGeek id, plus those without an id whose title matches (the
 * most played one if several match). Each has its latest title. Most plays first.
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

/** Number of plays from which a game is assumed to be owned. */
export const LIKELY_OWNED_PLAYS = 3;

interface Offered {
  key: string;
  plays: number;
  isWished: boolean;
  isSold: boolean;
}

/** Games selected by default: those with at least `least` plays that are neither wished for nor sold. */
export const tickedByPlays = (games: readonly Offered[], least: number): string[] =>
  games.filter(({ plays, isWished, isSold }) => plays >= least && !isWished && !isSold).map(({ key }) => key);
