import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { discardPad, finishPad, startPad, writePad } from '#shared/score-pads/score-pads-contract.ts';
import { MAX_PAD_PLAYERS, MAX_PAD_RIVALS } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS, limitText } from '#shared/limits/storage-limits.ts';
import { scorePads } from '#shared/schema/score-pads.ts';
import {
  ANA,
  anEntry,
  BEN,
  padOfTwo,
  playerEntry,
  ROUNDS,
  scoreEntry,
  startPadFor,
  writeOn,
} from '#tests/support/rows/a-pad.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { twoServers } from './two-servers.ts';

const { app, other, guest, read } = twoServers();
let ana: Person;
let bea: Person;
beforeAll(async () => {
  [ana, bea] = [await makeOwner(app), await makeOwner(app)];
});

describe('rejected:', () => {
  test('a sheet with a repeated row key', async () => {
    const row = { key: 'coins', label: 'Coins', worth: { by: 'points' } };
    const body = { key: 'twice-the-row', gameId: null, gameTitle: 'Azul', sheet: { ...ROUNDS, rows: [row, row] } };
    const { status, refusal } = await ana.call(startPad, { body });
    expect([status, refusal.fields]).toEqual([400, { 'sheet.rows': 'Two rows have the same key' }]);
  });

  test('finishing or discarding a pad of another owner, also with its code', async () => {
    const { code } = await padOfTwo(ana);
    const finished = await bea.call(finishPad, { params: { code }, body: { duration: null, notes: null } });
    const discarded = await bea.call(discardPad, { params: { code } });
    expect([finished.refusal.code, discarded.refusal.code]).toEqual(['not_found', 'not_found']);
    expect((await read(code)).status).toBe('open');
  });

  test('more players than the maximum, and all entries of that request', async () => {
    const { code } = await startPadFor(ana);
    const some = (count: number, from = 0) =>
      Array.from({ length: count }, (_, index) => playerEntry(`player-${from + index}`, `Player ${from + index}`));
    await writeOn(guest, code, some(MAX_PAD_PLAYERS));
    const { refusal } = await writeOn(guest, code, [scoreEntry('player-1', 'round-1', 3), ...some(1, 50)]);
    expect([refusal.code, refusal.message]).toEqual(['pad_full', 'At most 20 people fit a score pad.']);
    expect((await read(code)).entries).toHaveLength(MAX_PAD_PLAYERS);
    const left = await writeOn(guest, code, [anEntry({ kind: 'leave', player: 'player-3' }), ...some(1, 50)]);
    expect(left.status).toBe(200);
  });

  test('undoing a removal after the place was taken', async () => {
    const { code } = await startPadFor(ana);
    const leaving = anEntry({ kind: 'leave', player: 'player-3' });
    const many = Array.from({ length: MAX_PAD_PLAYERS }, (_, index) => playerEntry(`player-${index}`, `P ${index}`));
    await writeOn(guest, code, [...many, leaving, playerEntry('player-late', 'Late')]);
    const back = await writeOn(guest, code, [anEntry({ kind: 'undo', entry: leaving.key })]);
    expect(back.refusal.code).toBe('pad_full');
    await writeOn(guest, code, [anEntry({ kind: 'leave', player: 'player-late' })]);
    expect((await writeOn(guest, code, [anEntry({ kind: 'undo', entry: leaving.key })])).status).toBe(200);
  });

  test('more entries than the maximum', async () => {
    const { code } = await padOfTwo(ana);
    await app.services.db
      .update(scorePads)
      .set({ lastSeq: STORAGE_LIMITS.padEntries.most - 1 })
      .where(eq(scorePads.code, code));
    const two = [scoreEntry(ANA, 'round-1', 1), scoreEntry(BEN, 'round-1', 2)];
    const { refusal } = await writeOn(guest, code, two);
    expect([refusal.code, refusal.message]).toEqual(['pad_full', limitText('padEntries')]);
    expect(refusal.message).toContain('5,000 entries');
    const there = visitor(other);
    const atOnce = await Promise.all(two.map((entry, index) => writeOn(index === 0 ? guest : there, code, [entry])));
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a number that refers to too many entries', async () => {
    const { code } = await padOfTwo(ana);
    const on = Array.from({ length: MAX_PAD_RIVALS + 1 }, (_, index) => `entry-key-${index}`);
    const { status, refusal } = await writeOn(guest, code, [scoreEntry(ANA, 'round-1', 1, on)]);
    expect([status, refusal.fields]).toEqual([400, { 'entries.0.act.on': 'An entry names at most 20 others' }]);
    expect((await writeOn(guest, code, [scoreEntry(ANA, 'round-1', 1, on.slice(1))])).status).toBe(200);
  });

  test('a number in an unknown row', async () => {
    const rows = [{ key: 'coins', label: 'Coins', worth: { by: 'points' } }];
    const { code } = await padOfTwo(ana, { sheet: { ...ROUNDS, rows } });
    for (const row of ['cards', 'round-1000', 'round-0']) {
      const { status, refusal } = await writeOn(guest, code, [scoreEntry(ANA, row, 1)]);
      expect([status, refusal.fields?.entries]).toEqual([400, expect.stringContaining('a round from 1 to 999')]);
    }
    expect((await writeOn(guest, code, [scoreEntry(ANA, 'coins', 1), scoreEntry(ANA, 'round-999', 1)])).status).toBe(
      200,
    );
  });

  test('more open pads than the maximum', async () => {
    const cem = await makeOwner(app);
    const { code } = await startPadFor(cem);
    const rows = Array.from({ length: STORAGE_LIMITS.openPads.most - 2 }, (_, index) => ({
      userId: cem.id,
      code: `full ${index}`,
      key: `full ${index}`,
      gameTitle: 'Azul',
      sheet: ROUNDS,
    }));
    await app.services.db.insert(scorePads).values(rows);
    const begin = (key: string) =>
      cem.call(startPad, { body: { key, gameId: null, gameTitle: 'Azul', sheet: ROUNDS } });
    const both = await Promise.all([begin('the-last-one'), begin('one-too-many')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('enough_pads');
    await cem.call(discardPad, { params: { code } });
    expect((await begin('there-is-room')).status).toBe(201);
  });

  test.each([
    ['a number beyond a million', { kind: 'score', player: ANA, row: 'round-1', value: 1_000_001, on: [] }],
    ['a player without a name', { kind: 'player', player: ANA, name: ' ' }],
    ['an unknown action', { kind: 'dance', player: ANA }],
  ])('%s', async (_what, act) => {
    const { code } = await padOfTwo(ana);
    const body = { after: 0, entries: [{ key: 'entry-one', device: 'device-one', act }] };
    expect((await guest.call(writePad, { params: { code }, body })).refusal.code).toBe('invalid_request');
  });
});
