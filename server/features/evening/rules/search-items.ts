import type { WeighedGame } from './game-score.ts';

const OPENED = 1;
const CLOSED = 2;
/** Taken single-game positions: none, first, last, both. */
export const STATES = 4;

/** A game as the search sees it. */
export interface Item {
  game: WeighedGame;
  isForced: boolean;
  /** Preferred when two games have the same score. */
  isPreferred: boolean;
  /** Including the change-over to the next game. */
  steps: number;
  /** Bit mask of the considered voters who want it. */
  wanters: number;
}

/** Drops games that are dominated by at least as many others as can be chosen. */
export const withoutDominated = (items: readonly Item[], most: number): Item[] =>
  items.filter((item, at) => {
    let better = 0;
    for (const [place, other] of items.entries()) {
      if (place !== at && dominates(other, item, place < at)) better += 1;
      if (better === most) return false;
    }
    return true;
  });

/** Whether one game scores as much as another in every position, in no more time. @param wins decides ties */
function dominates(one: Item, other: Item, wins: boolean): boolean {
  const [a, b] = [one.game, other.game];
  if (one.steps > other.steps || a.score < b.score || (one.wanters & other.wanters) !== other.wanters) return false;
  const opener = (a.asOpener ?? -1) - (b.asOpener ?? -1);
  const closer = (a.asCloser ?? -1) - (b.asCloser ?? -1);
  if (opener < 0 || closer < 0) return false;
  return (
    wins ||
    one.steps !== other.steps ||
    a.score !== b.score ||
    opener !== 0 ||
    closer !== 0 ||
    one.wanters !== other.wanters
  );
}

/** Returns the free positions for a game, with its value there. */
export function placesFor({ score, asOpener, asCloser }: WeighedGame, state: number) {
  const places: { state: number; score: number }[] = [];
  if (asOpener !== null && !(state & OPENED)) places.push({ state: state | OPENED, score: score + asOpener });
  if (asCloser !== null && !(state & CLOSED)) places.push({ state: state | CLOSED, score: score + asCloser });
  places.push({ state, score });
  return places;
}
