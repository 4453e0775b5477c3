import type { PadAct, PadEntry } from '#shared/shapes/pad-entry.ts';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';
import { roundOf } from '#shared/shapes/score-sheet.ts';
import { scoreText } from '#client/lib/number-text.ts';
import { t } from '#client/score-pads/words/words.ts';

/** One action on a pad as text. */
export interface HistoryLine {
  key: string;
  words: string;
  /** 'This phone', 'Phone 2'. */
  who: string;
  isMine: boolean;
  isTakenBack: boolean;
}

interface PadHistory {
  entries: readonly PadEntry[];
  device: string;
  sheet: ScoreSheet;
}

/** The actions on a pad, latest first, without undos. */
export function historyOf({ entries, device, sheet }: PadHistory): HistoryLine[] {
  const undone = undoesOf(entries);
  const names = new Map<string, string>();
  const phones = new Map<string, string>();
  const lines: HistoryLine[] = [];
  for (const { key, device: writer, act } of entries) {
    if (!phones.has(writer))
      phones.set(writer, writer === device ? t('This phone') : t('Phone {number}', { number: phones.size + 1 }));
    if (act.kind === 'undo') continue;
    const known = 'player' in act ? names.get(act.player) : undefined;
    if (act.kind === 'player') names.set(act.player, act.name);
    lines.push({
      key,
      words: wordsOf(act, known, sheet),
      who: phones.get(writer) ?? '',
      isMine: writer === device,
      isTakenBack: undone.has(key),
    });
  }
  return lines.toReversed();
}

function wordsOf(act: Exclude<PadAct, { kind: 'undo' }>, known: string | undefined, sheet: ScoreSheet): string {
  const name = known ?? t('Somebody');
  if (act.kind === 'player')
    return known === undefined
      ? t('{name} plays', { name: act.name })
      : t('{before} is {name}', { before: known, name: act.name });
  if (act.kind === 'leave') return t('{name} left', { name });
  if (act.kind === 'start') return t('{name} begins', { name });
  const row = rowLabel(sheet, act.row);
  return act.value === null
    ? t('{name}, {row}: wiped', { name, row })
    : t('{name}, {row}: {value}', { name, row, value: scoreText(act.value) });
}

/** A row's label. */
export const rowLabel = (sheet: ScoreSheet, row: string): string =>
  sheet.rows.find(({ key }) => key === row)?.label ?? t('Round {number}', { number: roundOf(row) ?? '?' });

/** Returns the keys of effective undos by entry. */
function undoesOf(entries: readonly PadEntry[]): Map<string, string[]> {
  const undone = new Map<string, string[]>();
  for (const { key, act } of entries.toReversed())
    if (act.kind === 'undo' && !undone.has(key)) undone.set(act.entry, [...(undone.get(act.entry) ?? []), key]);
  return undone;
}

/** Undoes or restores an entry. */
export function toggleUndo(entries: readonly PadEntry[], key: string): PadAct[] {
  const undoes = undoesOf(entries).get(key);
  return (undoes ?? [key]).map((entry) => ({ kind: 'undo', entry }));
}

/** The last effective entry of this device, for Undo: scores before changes of players. Null if none. */
export function lastOwnEntry(entries: readonly PadEntry[], device: string): string | null {
  const undone = undoesOf(entries);
  const own = entries.findLast(
    ({ key, device: writer, act }) => writer === device && act.kind === 'score' && !undone.has(key),
  );
  return own?.key ?? null;
}
