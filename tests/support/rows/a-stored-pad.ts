import type { ScorePad, TakenEntry } from '#shared/score-pads/score-pads-contract.ts';
import type { PadEntry } from '#shared/shapes/pad-entry.ts';

/** The server's response for a pad with these entries. */
export const anAnswer = (entries: TakenEntry[]): ScorePad & { entries: TakenEntry[] } => ({
  code: 'ABC234',
  key: 'pad-key-1',
  gameId: null,
  gameTitle: 'Hive',
  imageUrl: null,
  sheet: { name: 'Rounds', outcome: 'highest', rows: [] },
  status: 'open',
  isOwn: false,
  startedAt: new Date('2026-01-02T18:00:00Z'),
  playId: null,
  entries,
});

/** Ada's number in the first round. */
export const score = (key: string, value: number, on: string[] = []): PadEntry => ({
  key,
  device: 'device-1',
  act: { kind: 'score', player: 'ada-1234', row: 'round-1', value, on },
});

export const taken = (seq: number, entry: PadEntry): TakenEntry => ({ ...entry, seq });
