import type { PadEntry } from './pad-entry.ts';
import { LAST_ROUND, pointsOf, roundKey, roundOf, type ScoreSheet } from './score-sheet.ts';

interface Written {
  /** Of the entry. */
  key: string;
  device: string;
  value: number | null;
}

/** One player's number in one row. */
export interface Cell extends Written {
  /** Other numbers, written into the cell without having seen this one: somebody has to decide. */
  rivals: readonly Written[];
  /** Keys of all entries that the cell shows; also of those that say the same number. */
  shown: readonly string[];
}

export interface PadPlayer {
  key: string;
  name: string;
}

/** A score pad as its entries make it. */
export interface PadState {
  /** In the order in which they were added. */
  players: readonly PadPlayer[];
  /** Key of the player who begins. */
  starter: string | null;
  /** By player, then by row. */
  cells: ReadonlyMap<string, ReadonlyMap<string, Cell>>;
}

/** What an entry that types over a cell has to name as seen. */
export const shownIn = (cell: Cell | undefined): readonly string[] => cell?.shown ?? [];

/**
 * The pad that entries make, in the order in which the server took them, those of this device that it has not yet taken
 * last. The same entries in the same order make the same pad on every device. A number replaces those alone that its
 * writer saw; any other becomes its rival, so that no entry is lost.
 */
export function foldPad(entries: readonly PadEntry[]): PadState {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const undone = takenBack([...byKey.values()]);
  const players = new Map<string, string>();
  const gone = new Set<string>();
  const written = new Map<string, Map<string, Written[]>>();
  let starter: string | null = null;
  for (const { key, device, act } of byKey.values()) {
    if (undone.has(key)) continue;
    if (act.kind === 'player') {
      players.set(act.player, act.name);
      gone.delete(act.player);
    } else if (act.kind === 'leave') gone.add(act.player);
    else if (act.kind === 'start') starter = act.player;
    else if (act.kind === 'score') {
      const own = written.get(act.player) ?? new Map<string, Written[]>();
      const seen = seenBefore(act.on, byKey, undone);
      own.set(act.row, overwritten(own.get(act.row) ?? [], { key, device, value: act.value }, seen));
      written.set(act.player, own);
    }
  }
  const present = [...players].filter(([key]) => !gone.has(key)).map(([key, name]) => ({ key, name }));
  const cells = new Map([...written].map(([player, own]) => [player, cellsOf(own)]));
  return { players: present, starter: present.some(({ key }) => key === starter) ? starter : null, cells };
}

/** Keys of the entries that are taken back. An undo always comes after what it takes back. */
function takenBack(entries: readonly PadEntry[]): Set<string> {
  const undone = new Set<string>();
  for (const { key, act } of entries.toReversed()) if (act.kind === 'undo' && !undone.has(key)) undone.add(act.entry);
  return undone;
}

/** What a writer saw, and what would have stood there, had those that were taken back never been written. */
function seenBefore(
  on: readonly string[],
  byKey: ReadonlyMap<string, PadEntry>,
  undone: ReadonlySet<string>,
): ReadonlySet<string> {
  const seen = new Set(on);
  // A set goes on to what is added to it on the way.
  for (const key of seen) {
    const act = undone.has(key) ? byKey.get(key)?.act : undefined;
    if (act?.kind === 'score') for (const before of act.on) seen.add(before);
  }
  return seen;
}

/** The entries of a cell after one whose writer saw some of them: it takes the place of the first of these. */
function overwritten(cell: readonly Written[], entry: Written, seen: ReadonlySet<string>): Written[] {
  const place = cell.findIndex(({ key }) => seen.has(key));
  const unseen = cell.filter(({ key }) => !seen.has(key));
  return place === -1 ? [...unseen, entry] : unseen.toSpliced(place, 0, entry);
}

function cellsOf(own: ReadonlyMap<string, readonly Written[]>): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const [row, entries] of own) {
    const [first, ...others] = entries;
    if (!first) continue;
    const rivals = others.filter(
      ({ value }, place) => value !== first.value && others.findIndex((other) => other.value === value) === place,
    );
    cells.set(row, { ...first, rivals, shown: entries.map(({ key }) => key) });
  }
  return cells;
}

/** Decimals that points are rounded to, so that 0.1 and 0.2 are 0.3. */
const DECIMALS = 6;
const rounded = (points: number): number => Number(points.toFixed(DECIMALS)) + 0;

/** What a player's numbers are worth on a sheet, in the order of its rows or rounds; wiped and blank ones are none. */
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

/** A player's points on a sheet; 0 without a number. */
export const totalOf = (sheet: ScoreSheet, state: PadState, player: string): number =>
  rounded(pointsOfPlayer(sheet, state, player).reduce((sum, points) => sum + points, 0));

/** Rounds that the pad shows on a sheet without named rows: those begun, and one more when the last is full. At least 1. */
export function roundsOf(state: PadState): number {
  const filled = state.players.map(({ key }) => state.cells.get(key));
  const begun = filled.flatMap((own) =>
    [...(own ?? [])].flatMap(([row, { value }]) => (value === null ? [] : [roundOf(row) ?? 0])),
  );
  const last = Math.max(1, ...begun);
  const isFull = filled.length > 0 && filled.every((own) => typeof own?.get(roundKey(last))?.value === 'number');
  return isFull ? Math.min(last + 1, LAST_ROUND) : last;
}
