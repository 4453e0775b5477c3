import { randomUUID } from 'node:crypto';
import { startPad, writePad } from '#shared/score-pads/score-pads-contract.ts';
import type { PadAct, PadEntry } from '#shared/shapes/pad-entry.ts';
import type { Person } from '../server/owners.ts';

/** A sheet with one row per round. */
export const ROUNDS = { name: 'Rounds', outcome: 'highest', rows: [] } as const;

export const anEntry = (act: PadAct, facts: Partial<PadEntry> = {}): PadEntry => ({
  key: randomUUID(),
  device: 'device-of-ana',
  act,
  ...facts,
});

export const playerEntry = (player: string, name: string) => anEntry({ kind: 'player', player, name });

/** @param on entries shown in the cell */
export const scoreEntry = (player: string, row: string, value: number | null, on: readonly string[] = []) =>
  anEntry({ kind: 'score', player, row, value, on });

/** Starts a pad on a sheet of rounds; returns the response. */
export async function startPadFor(owner: Person, facts: object = {}) {
  const { status, body } = await owner.call(startPad, {
    body: { key: randomUUID(), gameId: null, gameTitle: 'Azul', sheet: ROUNDS, ...facts },
  });
  if (status !== 201) throw new Error(`no pad was started: ${status} ${JSON.stringify(body)}`);
  return body;
}

export const writeOn = (person: Person, code: string, entries: readonly PadEntry[], after = 0) =>
  person.call(writePad, { params: { code }, body: { after, entries } });

/** A pad with two players with these keys. */
export const ANA = 'player-ana';
export const BEN = 'player-ben';
export async function padOfTwo(owner: Person, facts: object = {}) {
  const pad = await startPadFor(owner, facts);
  await writeOn(owner, pad.code, [playerEntry(ANA, 'Ana'), playerEntry(BEN, 'Ben')]);
  return pad;
}
