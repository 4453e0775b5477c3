import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { finishPad, readPad } from '#shared/score-pads/score-pads-contract.ts';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { STORAGE_LIMITS, limitText } from '#shared/limits/storage-limits.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { changed, fileOf, restore } from '#tests/support/accounts/account-file.ts';
import { padOfTwo } from '#tests/support/rows/a-pad.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { fillPlays } from '#tests/support/rows/fill-account.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { playPayload } from '#tests/support/rows/play-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let eventId: number;

const { most } = STORAGE_LIMITS.playsOnANight;
const playsOfNight = (id = eventId) => app.services.db.$count(gameSessions, eq(gameSessions.eventId, id));
const send = (...keys: string[]) =>
  ana.call(wrapUp, {
    params: { id: eventId },
    body: { came: [], plays: keys.map((key) => ({ key, gameTitle: 'Azul', ...playPayload() })) },
  });

beforeEach(async () => {
  ana = await makeOwner(app);
  eventId = (await addEventFor(ana, { date: new Date(Date.now() - 3_600_000) })).id;
});

test('a wrap-up beyond the limit of plays is refused without changes, also concurrently, and a repeated one is not', async () => {
  await fillPlays(app, ana.id, most - 2, eventId);
  const refused = { code: 'limit_reached', message: limitText('playsOnANight') };
  expect((await send('a', 'b', 'c')).refusal).toEqual(refused);
  expect(await playsOfNight()).toBe(most - 2);
  const replies = await Promise.all(['a', 'b', 'c', 'd'].map((key) => send(key)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  expect(await playsOfNight()).toBe(most);
  const recorded = replies.flatMap(({ status, body }) => (status === 200 ? body.plays.map(({ key }) => key) : []));
  expect((await send(...recorded)).body.plays.map(({ wasThere }) => wasThere)).toEqual([true, true]);
});

test('a night with more plays from before the limit is wrapped up, without further ones', async () => {
  await fillPlays(app, ana.id, most + 1, eventId);
  expect((await send('a')).refusal.code).toBe('limit_reached');
  expect((await send()).body.event).toMatchObject({ status: 'completed' });
});

test('a score pad that is finished during a night at the limit becomes a play without the night', async () => {
  await fillPlays(app, ana.id, most - 1, eventId);
  const [last, beyond] = [await padOfTwo(ana), await padOfTwo(ana)];
  for (const { code } of [last, beyond]) {
    const reply = await ana.call(finishPad, { params: { code }, body: { duration: null, notes: null } });
    expect(reply.status).toBe(200);
  }
  const nightOf = async ({ code }: { code: string }) => {
    const { playId } = (await ana.call(readPad, { params: { code } })).body;
    return (await ana.call(listPlays, {})).body.find(({ id }) => id === playId)?.eventId;
  };
  expect([await nightOf(last), await nightOf(beyond)]).toEqual([eventId, null]);
});

test('of an account file, plays of a night beyond the limit are restored without the night, and the report says so', async () => {
  await fillPlays(app, ana.id, most + 3);
  await fillPlays(app, ana.id, 1, eventId);
  const file = changed(await fileOf(ana), ({ nights, plays }) => {
    for (const night of nights) night.playIds = plays.map(({ id }) => id);
  });
  const bea = await makeOwner(app);
  const { status, done } = await restore(bea, file);
  expect([status, done.plays]).toEqual([201, most + 4]);
  expect(done.leftOut).toEqual([
    expect.stringContaining(`the plays beyond ${most}; they are in your log without the night`),
  ]);
  const plays = (await bea.call(listPlays, {})).body;
  expect(plays.filter((play) => play.eventId !== null)).toHaveLength(most);
  expect(plays).toHaveLength(most + 4);
});
