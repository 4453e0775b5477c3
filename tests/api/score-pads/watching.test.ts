import { expect, test } from 'vitest';
import { discardPad, finishPad } from '#shared/score-pads/score-pads-contract.ts';
import { ANA, padOfTwo, scoreEntry, startPadFor, writeOn } from '#tests/support/rows/a-pad.ts';
import { visitor } from '#tests/support/server/owners.ts';
import { openStreamAt } from '#tests/support/server/read-stream.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';
import { testOwner } from '#tests/support/server/test-owner.ts';

const TWO_SECONDS = { timeout: 2_000, interval: 10 };
const PATIENCE = { timeout: 15_000, interval: 5 };

const app = testApp();
const other = testApp({ databaseOf: app });
const ana = testOwner(app);

const watch = (code: string, at = app) => openStreamAt(visitor(at), `/api/score-pads/${code}/live`);

test('an unknown pad gets 404', async () => {
  expect((await watch('ZZZZZZ')).status).toBe(404);
  expect((await watch('nothing')).status).toBe(404);
});

test('a number written on one server is streamed by the other within two seconds, without an account', async () => {
  const { code } = await padOfTwo(ana);
  const stream = await watch(code, other);
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(0);
  for (let round = 1; round <= 10; round += 1) {
    const before = stream.changes();
    await writeOn(visitor(app), code, [scoreEntry(ANA, `round-${round}`, round)]);
    await expect.poll(stream.changes, TWO_SECONDS).toBeGreaterThan(before);
  }
  stream.leave();
});

test('changes of another pad are not reported', async () => {
  const [seen, unseen] = [await padOfTwo(ana), await padOfTwo(ana)];
  const [stream, witness] = [await watch(seen.code), await watch(unseen.code)];
  for (const open of [stream, witness]) await expect.poll(open.changes, PATIENCE).toBeGreaterThan(0);
  const before = stream.changes();
  for (let round = 1; round <= 5; round += 1) {
    const witnessed = witness.changes();
    await writeOn(visitor(app), unseen.code, [scoreEntry(ANA, `round-${round}`, round)]);
    await expect.poll(witness.changes, PATIENCE).toBeGreaterThan(witnessed);
  }
  // One may still have been on its way from when the players were added.
  expect(stream.changes()).toBeLessThanOrEqual(before + 1);
  for (const open of [stream, witness]) open.leave();
});

test('finishing is reported, and discarding ends the stream', async () => {
  const { code } = await padOfTwo(ana);
  const stream = await watch(code, other);
  await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(0);
  const before = stream.changes();
  await ana.call(finishPad, { params: { code }, body: { duration: null, notes: null } });
  await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(before);
  expect(stream.hasEnded()).toBe(false);
  await ana.call(discardPad, { params: { code } });
  await expect.poll(stream.hasEnded, PATIENCE).toBe(true);
});

test('one IP address can open forty streams per server, and another one after closing one', async () => {
  const pads = [await startPadFor(ana), await startPadFor(ana)];
  const open = await Promise.all(Array.from({ length: 40 }, (_, index) => watch(pads[index % 2]?.code ?? '')));
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await watch(pads[0]?.code ?? '');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  open[0]?.leave();
  const statusOfOneMore = async () => {
    const one = await watch(pads[0]?.code ?? '');
    one.leave();
    return one.status;
  };
  await expect.poll(statusOfOneMore, PATIENCE).toBe(200);
  for (const stream of open) stream.leave();
});

test('a stream ends when the server stops', async () => {
  const third = await startTestApp({ databaseOf: app });
  const { code } = await padOfTwo(ana);
  const stream = await watch(code, third);
  await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(0);
  third.services.live.close();
  await expect.poll(stream.hasEnded, PATIENCE).toBe(true);
  expect((await watch(code, third)).status).toBe(503);
  await third.close();
});
