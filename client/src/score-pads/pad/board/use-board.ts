import { useEffect, useMemo, useRef, useState } from 'react';
import { MAX_PAD_RIVALS } from '#shared/limits/limits.ts';
import { foldPad, shownIn, totalOf } from '#shared/score-pads/fold-pad.ts';
import type { PadAct, PadEntry } from '#shared/shapes/pad-entry.ts';
import { roundOf } from '#shared/shapes/score-sheet.ts';
import { entriesOf, type StoredPad } from '../stored-pad.ts';
import { lastOwnEntry, rowLabel, toggleUndo } from './history.ts';
import { leadersOf } from './pad-standings.ts';
import { cellAt, conflictingCells, firstCell, movedCell, nextCell, rowsOf, type CellPosition } from './rows.ts';
import {
  currentTyping,
  textOf,
  valueOf,
  withDigit,
  withPoint,
  withOtherSign,
  withoutLast,
  withStep,
  type Typing,
} from './typing.ts';

/** A number is written down after this pause: a phone is put aside with the last one typed. */
const PAUSE_MS = 1500;

/** Number of player colours. */
const COLOURS = 10;

/** Colour numbers by player, from 0, in the order they joined; stable when somebody leaves. */
function seatsOf(entries: readonly PadEntry[]): Map<string, number> {
  const seats = new Map<string, number>();
  for (const { act } of entries)
    if (act.kind === 'player' && !seats.has(act.player)) seats.set(act.player, seats.size % COLOURS);
  return seats;
}

interface BoardOptions {
  pad: StoredPad;
  device: string;
  write: (acts: readonly PadAct[]) => void;
}

/** The state of a pad in use: computed contents, selected cell, and the number being typed. */
export function useBoard({ pad, device, write }: BoardOptions) {
  const { sheet } = pad;
  const entries = useMemo(() => entriesOf(pad), [pad]);
  const state = useMemo(() => foldPad(entries), [entries]);
  const seats = useMemo(() => seatsOf(entries), [entries]);
  const leaders = useMemo(() => leadersOf(sheet, state), [sheet, state]);
  const totals = useMemo(
    () => new Map(state.players.map(({ key }) => [key, totalOf(sheet, state, key)])),
    [sheet, state],
  );
  const [rounds, setRounds] = useState(1);
  const rows = useMemo(() => rowsOf(sheet, state, rounds), [sheet, state, rounds]);
  const disputed = useMemo(() => conflictingCells(rows, state), [rows, state]);
  const [chosen, setChosen] = useState(() => firstCell(rows, state));
  const [typed, setTyping] = useState<Typing | null>(null);
  const isThere =
    chosen && state.players.some(({ key }) => key === chosen.player) && rows.some(({ key }) => key === chosen.row);
  const selected = isThere ? chosen : firstCell(rows, state);
  const cell = selected ? cellAt(state, selected) : undefined;
  const typing = currentTyping(typed, cell?.value ?? null);

  const change = (next: (text: string) => string) =>
    setTyping({
      text: next(typing ? typing.text : ''),
      on: typing && !typing.isWritten ? typing.on : shownIn(cell).slice(0, MAX_PAD_RIVALS),
    });

  /** Commits the typed number if it differs. */
  const commit = () => {
    setTyping(null);
    writeTyped();
  };
  const writeTyped = () => {
    if (!typing || typing.isWritten || !selected || typing.text === '-') return;
    const value = valueOf(typing.text);
    if ((cell?.value ?? null) === value && !cell?.conflicts.length) return;
    write([{ kind: 'score', ...selected, value, on: typing.on }]);
  };
  const latest = useRef({ commit, writeTyped });
  latest.current = { commit, writeTyped };
  useEffect(() => {
    const keep = () => document.visibilityState === 'hidden' && latest.current.commit();
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, []);
  useEffect(() => {
    if (!typing || typing.isWritten || valueOf(typing.text) === null) return undefined;
    const pause = setTimeout(() => {
      latest.current.writeTyped();
      setTyping({ ...typing, isWritten: true });
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typing]);

  const select = (to: CellPosition) => {
    if (to.player === selected?.player && to.row === selected.row) return;
    commit();
    setChosen(to);
  };
  const following = selected && nextCell(rows, state.players, selected);
  const round = selected ? roundOf(selected.row) : null;

  return {
    entries,
    state,
    rows,
    seats,
    leaders,
    totals,
    selected,
    typing,
    /** The first conflict to resolve. */
    dispute: disputed[0] ?? null,
    disputed,
    nameOf: (player: string) => state.players.find(({ key }) => key === player)?.name ?? '',
    labelOf: (row: string) => rowLabel(sheet, row),
    select,
    commit,
    move: (by: { rows: number; players: number }) => {
      if (selected) select(movedCell(rows, state.players, selected, by));
    },
    /** The cell after this one; null after the last of a sheet with named rows. */
    following:
      following ??
      (round !== null && state.players[0] ? { player: state.players[0].key, row: `round-${round + 1}` } : null),
    next: () => {
      commit();
      if (following) setChosen(following);
      else if (round !== null && state.players[0]) {
        setRounds(round + 1);
        setChosen({ player: state.players[0].key, row: `round-${round + 1}` });
      }
    },
    digit: (digit: string) => change((text) => withDigit(text, digit)),
    point: () => change(withPoint),
    sign: () => change((text) => withOtherSign(typing ? text : textOf(cell?.value))),
    step: (by: number) => change((text) => withStep(typing ? text : textOf(cell?.value), by)),
    /** Deletes the last digit; without typed digits, clears the cell. */
    back: () => change((text) => (typing ? withoutLast(text) : '')),
    cancelTyping: () => setTyping(null),
    decide: ({ player, row }: CellPosition, value: number | null) =>
      write([
        { kind: 'score', player, row, value, on: shownIn(cellAt(state, { player, row })).slice(0, MAX_PAD_RIVALS) },
      ]),
    undoable: lastOwnEntry(entries, device),
    undo: () => {
      const last = lastOwnEntry(entries, device);
      setTyping(null);
      if ((!typing || typing.isWritten) && last) write(toggleUndo(entries, last));
    },
    write,
  };
}

export type Board = ReturnType<typeof useBoard>;
