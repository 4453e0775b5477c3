import { roundsOf, type Cell, type PadPlayer, type PadState } from '#shared/score-pads/fold-pad.ts';
import { roundKey, type RowWorth, type ScoreSheet } from '#shared/shapes/score-sheet.ts';
import { t } from '#client/score-pads/words/words.ts';

/** A displayed row of a sheet. */
export interface Row {
  key: string;
  label: string;
  worth: RowWorth;
}

/** A cell: player and row. */
export interface CellPosition {
  player: string;
  row: string;
}

/** The rows of a pad: its sheet's, or one per round. @param rounds minimum number of rounds */
export function rowsOf(sheet: ScoreSheet, state: PadState, rounds = 1): Row[] {
  if (sheet.rows.length > 0) return [...sheet.rows];
  return Array.from({ length: Math.max(rounds, roundsOf(state)) }, (_, index) => ({
    key: roundKey(index + 1),
    label: t('Round {number}', { number: index + 1 }),
    worth: { by: 'points' },
  }));
}

export const cellAt = (state: PadState, { player, row }: CellPosition): Cell | undefined =>
  state.cells.get(player)?.get(row);

/** Cells with conflicting numbers of two devices, by row. */
export function conflictingCells(
  rows: readonly Row[],
  { players, cells }: Pick<PadState, 'players' | 'cells'>,
): CellPosition[] {
  return rows.flatMap(({ key: row }) =>
    players.flatMap(({ key: player }) => (cells.get(player)?.get(row)?.conflicts.length ? [{ player, row }] : [])),
  );
}

/** The next cell in reading order: next player, then next row; null after the last. */
export function nextCell(
  rows: readonly Row[],
  players: readonly PadPlayer[],
  { player, row }: CellPosition,
): CellPosition | null {
  const column = players.findIndex(({ key }) => key === player);
  const right = players[column + 1];
  if (right) return { player: right.key, row };
  const below = rows[rows.findIndex(({ key }) => key === row) + 1];
  const first = players[0];
  return below && first ? { player: first.key, row: below.key } : null;
}

/** The cell a number of rows and players further, limited to the pad. */
export function movedCell(
  rows: readonly Row[],
  players: readonly PadPlayer[],
  from: CellPosition,
  by: { rows: number; players: number },
): CellPosition {
  const held = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1);
  const column = held(players.findIndex(({ key }) => key === from.player) + by.players, players.length);
  const line = held(rows.findIndex(({ key }) => key === from.row) + by.rows, rows.length);
  return { player: players[column]?.key ?? from.player, row: rows[line]?.key ?? from.row };
}

/** The initial cell: the first blank in the last started row, else the first cell. */
export function firstCell(rows: readonly Row[], state: PadState): CellPosition | null {
  const isBlank = (row: Row) => (player: PadPlayer) =>
    typeof cellAt(state, { player: player.key, row: row.key })?.value !== 'number';
  const row = rows.find((one) => state.players.some(isBlank(one))) ?? rows.at(-1);
  const player = row && (state.players.find(isBlank(row)) ?? state.players[0]);
  return row && player ? { player: player.key, row: row.key } : null;
}
