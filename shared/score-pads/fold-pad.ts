import { CellEntries, type Written } from './cell-entries.ts';
import type { PadEntry } from '#shared/shapes/pad-entry.ts';
import { LAST_ROUND, pointsOf, roundKey, roundOf, type ScoreSheet } from '#shared/shapes/score-sheet.ts';

/** One player's number in one row. */
export interface Cell extends Written {
  /** Conflicting numbers, written without having seen this one: a person must decide. */
  conflicts: readonly Written[];
  /** Keys of all entries shown in the cell, including equal numbers. */
  shown: readonly string[];
}

export interface PadPlayer {
  key: string;
  name: string;
}

/** The state of a score pad, computed from its entries. */
export interface PadState {
  /** In the order in which they were added. */
  players: readonly PadPlayer[];
  /** Key of the starting player. */
  starter: string | null;
  /** Cells by player, then by row. */
  cells: ReadonlyMap<string, ReadonlyMap<string, Cell>>;
}

/** The entries that an entry typed over this cell must name as seen. */
export const shownIn = (cell: Cell | undefined): readonly string[] => cell?.shown ?? [];

/**
 * Computes the pad from its entries in server order, with this device's unsent entries last. Deterministic: the same
 * entries in the same order give the same pad on every device. A number replaces only those that its writer saw; any
 * other conflicts with it, so that no entry is lost. Linear in the entries and their references.
 */
export function foldPad(entries: readonly PadEntry[]): PadState {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const undone = undoneKeys([...byKey.values()]);
  const players = new Map<string, string>();
  const left = new Set<string>();
  const known = new Map<string, Map<string, CellEntries>>();
  const written = new Map<string, Map<string, CellEntries>>();
  let starter: string | null = null;
  for (const { key, device, act } of byKey.values()) {
    if (act.kind === 'score') {
      const cell = getOrAdd(getOrAdd(known, act.player, aMap<CellEntries>), act.row, () => new CellEntries());
      if (undone.has(key)) cell.passOver(key, act.on);
      else {
        cell.write({ key, device, value: act.value }, act.on);
        getOrAdd(written, act.player, aMap<CellEntries>).set(act.row, cell);
      }
    } else if (undone.has(key)) continue;
    else if (act.kind === 'player') {
      players.set(act.player, act.name);
      left.delete(act.player);
    } else if (act.kind === 'leave') left.add(act.player);
    else if (act.kind === 'start') starter = act.player;
  }
  const present = [...players].filter(([key]) => !left.has(key)).map(([key, name]) => ({ key, name }));
  const cells = new Map([...written].map(([player, own]) => [player, cellsOf(own)]));
  return { players: present, starter: present.some(({ key }) => key === starter) ? starter : null, cells };
}

/** Keys of undone entries. An undo always follows what it undoes. */
function undoneKeys(entries: readonly PadEntry[]): Set<string> {
  const undone = new Set<string>();
  for (const { key, act } of entries.toReversed()) if (act.kind === 'undo' && !undone.has(key)) undone.add(act.entry);
  return undone;
}

const aMap = <Value>() => new Map<string, Value>();

function getOrAdd<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}

function cellsOf(own: ReadonlyMap<string, CellEntries>): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const [row, entries] of own) {
    const standing = entries.standing();
    const [first, ...others] = standing;
    if (!first) continue;
    const seen = new Set([first.value]);
    const conflicts = others.filter(({ value }) => {
      const isNew = !seen.has(value);
      seen.add(value);
      return isNew;
    });
    cells.set(row, { ...first, conflicts, shown: standing.map(({ key }) => key) });
  }
  return cells;
}

/** Decimals that points are rounded to, so that 0.1 + 0.2 is 0.3. */
const DECIMALS = 6;
const rounded = (points: number): number => Number(points.toFixed(DECIMALS)) + 0;

/** The points of a player's numbers on a sheet, in row or round order; blank cells are omitted. */
export function pointsOfPlayer(sheet: ScoreSheet, state: PadState, player: string): number[] {
  const own = state.cells.get(player) ?? new Map<string, Cell>();
  const rows = sheet.rows.length > 0 ? sheet.rows : roundRows(own);
  return rows.flatMap(({ key, worth }) => {
    const value = own.get(key)?.value ?? null;
    return value === null ? [] : [rounded(pointsOf(worth, value))];
  });
}

function roundRows(own: ReadonlyMap<string, Cell>) {
  const rounds = [...own.keys()].map(roundOf).filter((round) => round !== null);
  return rounds.toSorted((a, b) => a - b).map((round) => ({ key: roundKey(round), worth: { by: 'points' } as const }));
}

/** A player's total on a sheet; 0 without a number. */
export const totalOf = (sheet: ScoreSheet, state: PadState, player: string): number =>
  rounded(pointsOfPlayer(sheet, state, player).reduce((sum, points) => sum + points, 0));

/** Rounds shown on a sheet without named rows: those started, plus one if the last is full. At least 1. */
export function roundsOf(state: PadState): number {
  const filled = state.players.map(({ key }) => state.cells.get(key));
  const startedRounds = filled.flatMap((own) =>
    [...(own ?? [])].flatMap(([row, { value }]) => (value === null ? [] : [roundOf(row) ?? 0])),
  );
  const last = Math.max(1, ...startedRounds);
  const isFull = filled.length > 0 && filled.every((own) => typeof own?.get(roundKey(last))?.value === 'number');
  return isFull ? Math.min(last + 1, LAST_ROUND) : last;
}
