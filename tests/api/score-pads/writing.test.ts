import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { removeGame } from '#shared/games/games-contract.ts';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { discardPad, finishPad, listPads, readPad, startPad } from '#shared/score-pads/score-pads-contract.ts';
import { MAX_PAD_RIVALS } from '#shared/limits/limits.ts';
import { scorePadEntries, scorePads } from '#shared/schema/score-pads.ts';
import type { PadAct } from '#shared/shapes/pad-entry.ts';
import { expireScorePads } from '#server/score-pads/service.ts';
import { ANA, anEntry, BEN, padOfTwo, ROUNDS, scoreEntry, startPadFor, writeOn } from '#tests/support/rows/a-pad.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { twoServers } from './two-servers.ts';

const { app, other, guest, read } = twoServers();
let ana: Person;
let bea: Person;
beforeAll(async () => {
  [ana, bea] = [await makeOwner(app), await makeOwner(app)];
});

const idOf = async (code: string) => {
  const [row] = await app.services.db.select({ id: scorePads.id }).from(scorePads).where(eq(scorePads.code, code));
  return row?.id ?? 0;
};

describe('the code of a pad', () => {
  test('opens the pad for everybody, in any case, and shows only to its owner that they own it', async () => {
    const { id: gameId } = await addGameFor(ana, { title: 'Cascadia' });
    const { code } = await padOfTwo(ana, { gameId, gameTitle: 'Cascadia' });
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
    const shown = await read(code.toLowerCase());
    expect(shown).toMatchObject({ code, gameTitle: 'Cascadia', isOwn: false, gameId: null, playId: null });
    expect(await read(code, {}, ana)).toMatchObject({ isOwn: true, gameId });
    expect((await read(code, {}, bea)).isOwn).toBe(false);
  });

  test('is unique', async () => {
    const pads = await Promise.all(Array.from({ length: 20 }, () => startPadFor(bea)));
    expect(new Set(pads.map(({ code }) => code)).size).toBe(20);
  });

  test('is not found after the pad is discarded', async () => {
    const { code } = await padOfTwo(ana);
    expect((await ana.call(discardPad, { params: { code } })).status).toBe(204);
    expect((await guest.call(readPad, { params: { code } })).status).toBe(404);
    expect((await writeOn(guest, code, [scoreEntry(ANA, 'round-1', 1)])).status).toBe(404);
  });

  test('expires a week after the last entry', async () => {
    const [old, young] = [await padOfTwo(ana), await padOfTwo(ana)];
    const age = (code: string, days: number) =>
      app.services.db
        .update(scorePads)
        .set({ updatedAt: sql`now() - make_interval(days => ${days}, mins => 1)` })
        .where(eq(scorePads.code, code));
    await age(old.code, 7);
    await age(young.code, 6);
    await expireScorePads(app.services.db);
    expect((await guest.call(readPad, { params: { code: old.code } })).status).toBe(404);
    expect((await guest.call(readPad, { params: { code: young.code } })).status).toBe(200);
  });
});

describe('starting a pad', () => {
  test('offline for a game that is removed meanwhile, or for one of another owner, leaves the game out', async () => {
    const { id: gameId } = await addGameFor(ana, { title: 'Heat' });
    const { id: elsewhere } = await addGameFor(bea, { title: 'Heat', imageUrl: 'https://example.org/heat.png' });
    await ana.call(removeGame, { params: { id: gameId } });
    for (const id of [gameId, elsewhere]) {
      const pad = await padOfTwo(ana, { gameId: id, gameTitle: 'Heat' });
      expect(pad).toMatchObject({ gameId: null, gameTitle: 'Heat', imageUrl: null });
      const play = await ana.call(finishPad, { params: { code: pad.code }, body: { duration: null, notes: null } });
      expect(play.body).toMatchObject({ gameId: null, gameTitle: 'Heat', players: '["Ana","Ben"]' });
    }
    expect((await bea.call(listPlays, {})).body).toEqual([]);
  });

  test('again with the same key, also concurrently, returns the same pad', async () => {
    const body = { key: 'started-twice', gameId: null, gameTitle: 'Azul', sheet: ROUNDS };
    const pads = await Promise.all(Array.from({ length: 4 }, () => ana.call(startPad, { body })));
    expect(new Set(pads.map((pad) => `${pad.status} ${pad.body.code}`)).size).toBe(1);
    expect((await bea.call(startPad, { body })).body.code).not.toBe(pads[0]?.body.code);
  });

  test('offline keeps its time, but never a time in the future', async () => {
    const cem = await makeOwner(app);
    const early = await startPadFor(cem, { startedAt: '2026-01-05T18:00:00.000Z' });
    const late = await startPadFor(cem, { startedAt: '2999-01-05T18:00:00.000Z' });
    expect(early.startedAt).toBe('2026-01-05T18:00:00.000Z');
    expect(new Date(late.startedAt).getTime()).toBeLessThanOrEqual(Date.now());
    expect((await cem.call(listPads, {})).body.map(({ code }) => code)).toEqual([late.code, early.code]);
  });
});

describe('an entry', () => {
  test('sent twice, or concurrently on two servers, is stored once', async () => {
    const { code } = await padOfTwo(ana);
    const entries = [scoreEntry(ANA, 'round-1', 4), scoreEntry(BEN, 'round-1', 6)];
    const there = visitor(other);
    await Promise.all([guest, there, guest, there].map((person) => writeOn(person, code, entries)));
    const again = await writeOn(guest, code, [...entries, ...entries], 2);
    expect(again.body.entries.map(({ key, seq }) => [key, seq])).toEqual(
      entries.map(({ key }, index) => [key, index + 3]),
    );
  });

  test('is answered with all entries after the last one known to the device', async () => {
    const { code } = await padOfTwo(ana);
    const [first, second] = [scoreEntry(ANA, 'round-1', 4), scoreEntry(BEN, 'round-1', 6)];
    await writeOn(guest, code, [first]);
    expect((await writeOn(guest, code, [second], 2)).body.entries).toEqual([
      { ...first, seq: 3 },
      { ...second, seq: 4 },
    ]);
    expect((await read(code, { after: '3' })).entries.map(({ seq }) => seq)).toEqual([4]);
  });

  test('of twenty concurrent devices is stored in a sequence without gaps, in the order of each device', async () => {
    const { code } = await padOfTwo(ana);
    const devices = Array.from({ length: 20 }, (_, device) =>
      Array.from({ length: 50 }, (__, round) => ({
        ...scoreEntry(ANA, `round-${((device * 50 + round) % 999) + 1}`, 1),
        device: `device-${device}`,
      })),
    );
    const people = [guest, visitor(other)];
    const sendings = devices.map(async (entries, device) => {
      for (let from = 0; from < entries.length; from += 5) {
        const person = people[device % 2] ?? guest;
        expect((await writeOn(person, code, entries.slice(from, from + 5), 0)).status).toBe(200);
      }
    });
    await Promise.all(sendings);
    const { entries } = await read(code);
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 1_002 }, (_, index) => index + 1));
    for (const [device, own] of devices.entries()) {
      const taken = entries.filter((entry) => entry.device === `device-${device}`);
      expect(taken.map(({ key }) => key)).toEqual(own.map(({ key }) => key));
    }
  }, 90_000);
});

test('a pad with thousands of undone entries is read and written within the time limit', async () => {
  const { code } = await padOfTwo(ana);
  const padId = await idOf(code);
  const names = (index: number) =>
    Array.from({ length: MAX_PAD_RIVALS }, (_, back) => `entry-key-${Math.max(0, index - back - 1)}`);
  const acts = Array.from({ length: 4_900 }, (_, index): PadAct => {
    if (index >= 1_600 && index < 3_200) return { kind: 'undo', entry: `entry-key-${index - 1_600}` };
    const on = names(index < 1_600 ? index : 1_600);
    return { kind: 'score', player: ANA, row: 'round-1', value: index, on };
  });
  const rows = acts.map((act, index) => ({
    padId,
    seq: index + 3,
    key: `entry-key-${index}`,
    device: 'device-bad',
    act,
  }));
  for (let from = 0; from < rows.length; from += 500)
    await app.services.db.insert(scorePadEntries).values(rows.slice(from, from + 500));
  await app.services.db
    .update(scorePads)
    .set({ lastSeq: rows.length + 2 })
    .where(eq(scorePads.id, padId));
  expect(
    (await writeOn(guest, code, [anEntry({ kind: 'undo', entry: 'entry-key-4000' })], rows.length + 2)).status,
  ).toBe(200);
  const body = { duration: null, notes: null };
  expect((await ana.call(finishPad, { params: { code }, body })).status).toBe(200);
}, 20_000);

test('deleting an account deletes its pads', async () => {
  const cem = await makeOwner(app);
  const { code } = await padOfTwo(cem);
  const id = await idOf(code);
  const deleted = await cem.fetch('/api/account', {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ confirm: 'DELETE' }),
  });
  expect(deleted.status).toBeLessThan(300);
  expect((await guest.call(readPad, { params: { code } })).status).toBe(404);
  expect(await app.services.db.$count(scorePadEntries, eq(scorePadEntries.padId, id))).toBe(0);
});
