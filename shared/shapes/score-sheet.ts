import type { PlayOutcome } from '#shared/enums.ts';

/**
 * The worth of a number typed into a row: its points; points for every complete `per` of it; or a lookup in a list from
 * 0, whose last value applies to larger numbers.
 */
export type RowWorth =
  | { by: 'points' }
  | { by: 'each'; points: number; per: number }
  | { by: 'list'; points: readonly number[] };

export interface ScoreRow {
  /** Chosen when the sheet is created; never changes. */
  key: string;
  label: string;
  worth: RowWorth;
}

/** The recording of points of a game. */
export interface ScoreSheet {
  name: string;
  outcome: Extract<PlayOutcome, 'highest' | 'lowest'>;
  /** Named rows, in order; empty for one row per round. */
  rows: readonly ScoreRow[];
}

/** Key of a round's row, counted from 1, on a sheet without named rows. */
export const roundKey = (round: number): string => `round-${round}`;

/** Maximum round. */
export const LAST_ROUND = 999;

/** Round of a row's key, from 1; null if it is not a round. */
export function roundOf(key: string): number | null {
  const [, digits] = /^round-([1-9]\d{0,2})$/.exec(key) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Points for a number typed into a row. */
export function pointsOf(worth: RowWorth, typed: number): number {
  if (worth.by === 'each') return Math.trunc(typed / worth.per) * worth.points + 0;
  if (worth.by === 'list') return worth.points[Math.min(Math.max(Math.trunc(typed), 0), worth.points.length - 1)] ?? 0;
  return typed + 0;
}
