import { roundsOf, type Cell, type PadPlayer, type PadState } from '#shared/rules/score-pad/fold-pad.ts';
import { roundKey, type RowWorth, type ScoreSheet } from '#shared/rules/score-pad/score-sheet.ts';

/** A line of a sheet as people see it. */
export interface Row {
  key: string;
  label: string;
  worth: RowWorth;
}

/** One place on a pad: whose number, in which row. */
export interface Place {
  player: string;
  row: string;
}

/**
 * The rows of a pad: those that its sheet names, or one for every round.
 * @param rounds at least so many of those
 */
export function rowsOf(sheet: ScoreSheet, state: PadState, rounds = 1): Row[] {
  if (sheet.rows.length > 0) return [...sheet.rows];
  return Array.from({ length: Math.max(rounds, roundsOf(state)) }, (_, place) => ({
    key: roundKey(place + 1),
    label: `Round ${place + 1}`,
    worth: { by: 'points' },
  }));
}

export const cellAt = (state: PadState, { player, row }: Place): Cell | undefined => state.cells.get(player)?.get(row);

/** Cells of which two devices wrote different numbers without knowing of each other, by row. */
export function disputedPlaces(rows: readonly Row[], { players, cells }: Pick<PadState, 'players' | 'cells'>): Place[] {
  return rows.flatMap(({ key: row }) =>
    players.flatMap(({ key: player }) => (cells.get(player)?.get(row)?.rivals.length ? [{ player, row }] : [])),
  );
}

/** The next place in reading order: the next player in the row, then the next row; null after the last one. */
export function nextPlace(rows: readonly Row[], players: readonly PadPlayer[], { player, row }: Place): Place | null {
  const column = players.findIndex(({ key }) => key === player);
  const right = players[column + 1];
  if (right) return { player: right.key, row };
  const below = rows[rows.findIndex(({ key }) => key === row) + 1];
  const first = players[0];
  return below && first ? { player: first.key, row: below.key } : null;
}

/** The place so many rows down and players on, held within the pad. */
export function movedPlace(
  rows: readonly Row[],
  players: readonly PadPlayer[],
  from: Place,
  by: { rows: number; players: number },
): Place {
  const held = (place: number, count: number) => Math.min(Math.max(place, 0), count - 1);
  const column = held(players.findIndex(({ key }) => key === from.player) + by.players, players.length);
  const line = held(rows.findIndex(({ key }) => key === from.row) + by.rows, rows.length);
  return { player: players[column]?.key ?? from.player, row: rows[line]?.key ?? from.row };
}

/** Where writing goes on when a pad is opened: the first blank in the last row that is begun, else the first of all. */
export function firstPlace(rows: readonly Row[], state: PadState): Place | null {
  const isBlank = (row: Row) => (player: PadPlayer) =>
    typeof cellAt(state, { player: player.key, row: row.key })?.value !== 'number';
  const row = rows.find((one) => state.players.some(isBlank(one))) ?? rows.at(-1);
  const player = row && (state.players.find(isBlank(row)) ?? state.players[0]);
  return row && player ? { player: player.key, row: row.key } : null;
}
