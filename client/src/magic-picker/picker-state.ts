import { pickGame, REMEMBERED_PICKS, reasonsFor } from './pick-game.ts';
import { pickReasonText } from './pick-reason.ts';
import { matchesFilters, NO_FILTERS, type PickerFilters } from '#shared/magic-picker/picker-filters.ts';
import type { Candidate } from './candidates.ts';
import { NEW_VISIT, type Visit } from './picker-storage.ts';
import { t } from '#client/magic-picker/words/words.ts';

/** The result of a pick: a game, or none. */
export interface Outcome {
  /** Changes with each pick. */
  turn: number;
  gameId: number | null;
  /** Ids of the runners-up. */
  runnersUp: readonly number[];
  /** No other game matches. */
  isOnlyOne: boolean;
  filters: PickerFilters;
  at: Date;
}

export interface Picking extends Visit {
  outcome: Outcome | null;
}

/** The input of a pick; `random` is in [0, 1). */
interface Table {
  candidates: readonly Candidate[];
  filters: PickerFilters;
  now: Date;
  random: () => number;
}

/** Games that match the filters and were not turned down. */
export function fitting(candidates: readonly Candidate[], filters: PickerFilters, { turnedDown }: Visit): Candidate[] {
  const out = new Set(turnedDown);
  return candidates.filter((game) => !out.has(game.id) && matchesFilters(filters, game));
}

/** Filters that exclude games. How many sit at the table and how long they have is given up last. */
const EXCLUDING = ['forChallenge', 'difficulty', 'category', 'duration', 'players'] as const;
export type ExcludingFilter = (typeof EXCLUDING)[number];

export const withoutFilter = (filters: PickerFilters, filter: ExcludingFilter): PickerFilters => ({
  ...filters,
  [filter]: NO_FILTERS[filter],
});

/** The filter that excludes most, and how many games fit without it; null if some fit anyway, or none without any one filter. */
export function mostExcluding(candidates: readonly Candidate[], filters: PickerFilters, visit: Visit) {
  if (fitting(candidates, filters, visit).length > 0) return null;
  let most: { filter: ExcludingFilter; games: number } | null = null;
  for (const filter of EXCLUDING) {
    const games = fitting(candidates, withoutFilter(filters, filter), visit).length;
    if (games > (most?.games ?? 0)) most = { filter, games };
  }
  return most;
}

const turnAfter = ({ outcome }: Picking) => (outcome?.turn ?? 0) + 1;

const remember = (history: readonly number[], id: number) =>
  [id, ...history.filter((other) => other !== id)].slice(0, REMEMBERED_PICKS);

/** 'Pick My Game!' and 'Pick Another Game'. */
export function pickAgain(before: Picking, { candidates, filters, now, random }: Table): Picking {
  const left = fitting(candidates, filters, before);
  const pick = pickGame(left, filters, { history: before.history, now, random });
  return {
    ...before,
    history: pick ? remember(before.history, pick.game.id) : before.history,
    outcome: {
      turn: turnAfter(before),
      gameId: pick?.game.id ?? null,
      runnersUp: pick?.runnersUp.map(({ id }) => id) ?? [],
      isOnlyOne: left.length === 1,
      filters,
      at: now,
    },
  };
}

/** 'Not this one tonight': excludes the picked game for this visit, and picks another. */
export function rejectPick(before: Picking, table: Table): Picking {
  const { outcome, turnedDown } = before;
  if (!outcome || outcome.gameId === null) return before;
  return pickAgain({ ...before, turnedDown: [...turnedDown, outcome.gameId] }, { ...table, filters: outcome.filters });
}

/** Number of runners-up shown. */
const IN_SIGHT = 4;

/** Swaps another shown game with the picked one. */
export function choosePick(before: Picking, gameId: number): Picking {
  const { outcome, history } = before;
  if (!outcome || outcome.gameId === null) return before;
  const { gameId: left, runnersUp } = outcome;
  const others = runnersUp.includes(gameId) ? runnersUp.map((id) => (id === gameId ? left : id)) : [left, ...runnersUp];
  return {
    ...before,
    history: remember(history, gameId),
    outcome: { ...outcome, turn: turnAfter(before), gameId, runnersUp: others.slice(0, IN_SIGHT) },
  };
}

/** Clears the games turned down. */
export const clearRejected = (before: Picking): Picking => ({ ...before, turnedDown: [] });

/** 'Start Over' clears the pick, the history and the games turned down. */
export const STARTED_OVER: Picking = { ...NEW_VISIT, outcome: null };

/** The reason for the pick, in one or two sentences. */
export function pickText(game: Candidate, { filters, at, isOnlyOne }: Outcome): string {
  const why = pickReasonText(reasonsFor(game, filters, at), at);
  return isOnlyOne ? `${t('The only game that fits.')} ${why}` : why;
}
