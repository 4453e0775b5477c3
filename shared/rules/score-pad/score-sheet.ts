import type { PlayOutcome } from '../../enums.ts';

/** What a number typed into a row is worth: its points; so many points for every `per` of it, begun ones not counted; or
 * the points that stand in a list at that number, counted from 0, the last one for all beyond. */
export type RowWorth =
  { by: 'points' } | { by: 'each'; points: number; per: number } | { by: 'list'; points: readonly number[] };

export interface ScoreRow {
  /** Chosen when the sheet is made, and the same for as long as it lives. */
  key: string;
  label: string;
  worth: RowWorth;
}

/** How the points of one game are written down. */
export interface ScoreSheet {
  name: string;
  outcome: Extract<PlayOutcome, 'highest' | 'lowest'>;
  /** Named rows, in order; empty where there is a row for every round. */
  rows: readonly ScoreRow[];
}

/** Key of the row of a round, counted from 1, on a sheet without named rows. */
export const roundKey = (round: number): string => `round-${round}`;

/** The highest round that there is. */
export const LAST_ROUND = 999;

/** Round of a row's key, from 1; null where it is no round. */
export function roundOf(key: string): number | null {
  const [, digits] = /^round-([1-9]\d{0,2})$/.exec(key) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Points that a number typed into a row is worth. */
export function pointsOf(worth: RowWorth, typed: number): number {
  if (worth.by === 'each') return Math.trunc(typed / worth.per) * worth.points + 0;
  if (worth.by === 'list') return worth.points[Math.min(Math.max(Math.trunc(typed), 0), worth.points.length - 1)] ?? 0;
  return typed + 0;
}
