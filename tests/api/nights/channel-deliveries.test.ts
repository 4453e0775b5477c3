import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as contracts from '#shared/nights/news/channels-contract.ts';
import { channelDeliveries, channels } from '#shared/schema/channels.ts';
import { deliverNews } from '#server/nights/channels/deliver-news.ts';
import { signatureHeaders } from '#server/nights/channels/sign-message.ts';
import { addChannelFor, deliverAll, deliverDue, SIGNING_KEY, startReceiver } from '#tests/support/rows/channels.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const receiver = await startReceiver();
const { posts } = receiver;
const app = testApp({ services: { postJson: receiver.server.poster() } });
/** Gives up at once, for receivers that never answer. */
const hasty = receiver.server.poster({ deadlineMs: 300 });
afterAll(() => receiver.server.close());

let ana: Person;
let channelId: number;
beforeEach(async () => {
  receiver.answers(204);
  await deliverAll(app);
  ana = await makeOwner(app, { isPremiumPlus: true });
  channelId = await addChannelFor(ana, receiver.server.origin);
  posts.length = 0;
});

const params = () => ({ params: { id: channelId } });
const list = async () => (await ana.call(contracts.listDeliveries, params())).body;
const channel = async () => (await ana.call(contracts.listChannels, {})).body.find(({ id }) => id === channelId);
const sendTest = () => ana.call(contracts.testChannel, params());
/** Plans a night, and lets its news be due. */
async function planNight(): Promise<void> {
  await addEventFor(ana);
  await makeDue();
}
const makeDue = () => app.services.db.update(channelDeliveries).set({ dueAt: sql`now()` });
/** Minutes until the next attempt of the latest delivery. */
async function pause(): Promise<number> {
  const [row] = await app.services.db
    .select({ minutes: sql<number>`extract(epoch from due_at - now()) / 60` })
    .from(channelDeliveries)
    .where(eq(channelDeliveries.channelId, channelId));
  return Math.round(Number(row?.minutes));
}

test('an address gets signed JSON, with the same id at every attempt', async () => {
  receiver.answers(500);
  await planNight();
  await deliverDue(app);
  receiver.answers(200);
  await makeDue();
  await deliverDue(app);
  const [first, second] = posts;
  expect(first?.body).toMatchObject({ kind: 'night.planned', night: { title: 'Friday night', timeZone: 'UTC' } });
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(first?.body.id).toBe(first?.headers['webhook-id']);
  for (const { headers, text } of posts) {
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    const expected = signatureHeaders(SIGNING_KEY, { id: String(headers['webhook-id']), at, body: text });
    expect(headers['webhook-signature']).toBe(expected['Webhook-Signature']);
    expect(headers['user-agent']).toContain('Rollcall/');
    expect(headers).not.toHaveProperty('cookie');
  }
});

test('each kind is posted in its format', async () => {
  const { origin } = receiver.server;
  const kinds = [
    { kind: 'discord', name: 'd', target: 'https://discord.com/api/webhooks/1/a', secret: null },
    { kind: 'slack', name: 's', target: 'https://hooks.slack.com/services/T/B/x', secret: null },
    { kind: 'ntfy', name: 'n', target: `${origin}/friday`, secret: null },
    { kind: 'telegram', name: 't', target: '-100123', secret: '123456:abcdefghijklmnopqrstuvwx' },
  ];
  for (const changes of kinds) await addChannelFor(ana, origin, changes);
  await planNight();
  for (const _round of kinds) await deliverDue(app);
  // Others have their own hosts, which answer nobody here.
  expect(posts.map(({ path }) => path).toSorted()).toEqual(['/', '/hooks/club-of-friday']);
  const all = (await ana.call(contracts.listChannels, {})).body;
  expect(all.map(({ kind, lastDelivery }) => [kind, lastDelivery?.state]).toSorted()).toEqual([
    ['address', 'delivered'],
    ['discord', 'waiting'],
    ['ntfy', 'delivered'],
    ['slack', 'waiting'],
    ['telegram', 'waiting'],
  ]);
});

describe('a delivery is repeated', () => {
  test('after no answer', async () => {
    receiver.answer = () => {};
    await planNight();
    await deliverNews({ ...app.services, postJson: hasty });
    const problem = 'It did not answer within 10 seconds.';
    expect(await list()).toMatchObject([{ state: 'waiting', attempts: 1, problem }]);
  });

  test.each([
    ['an error', (): void => receiver.answers(500), 'It answered 500.'],
    [
      'a redirect to this machine',
      () => receiver.answers(302, { Location: 'http://127.0.0.1/admin' }),
      'It answered 302: it leads elsewhere, which is not followed.',
    ],
    ['a broken connection', () => void (receiver.answer = (req) => req.socket.destroy()), 'It could not be reached.'],
  ])('after %s', async (_what, answering, problem) => {
    answering();
    await planNight();
    await deliverDue(app);
    expect(await list()).toMatchObject([{ state: 'waiting', attempts: 1, problem }]);
    expect(posts).toHaveLength(1);
    expect((await channel())?.failingSince).not.toBeNull();
    expect(await pause()).toBe(1);
    receiver.answers(200);
    await makeDue();
    await deliverDue(app);
    expect(await list()).toMatchObject([{ state: 'delivered', problem: null }]);
    expect(await channel()).toMatchObject({ failingSince: null, pausedAt: null });
  });

  test('after the pause that the address asks for', async () => {
    receiver.answers(429, { 'Retry-After': '1800' });
    await planNight();
    await deliverDue(app);
    expect(await pause()).toBe(30);
  });

  test('with growing pauses', async () => {
    receiver.answers(503);
    await planNight();
    const pauses = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await makeDue();
      await deliverDue(app);
      pauses.push(await pause());
    }
    expect(pauses).toEqual([1, 5, 15, 60, 180, 180]);
  });

  test('by another server after a minute if its server was killed meanwhile', async () => {
    await planNight();
    await app.services.db.update(channelDeliveries).set({ attempts: 1, dueAt: sql`now() + interval '1 minute'` });
    await deliverDue(app);
    expect(posts).toEqual([]);
    await makeDue();
    await deliverDue(app);
    expect(posts).toHaveLength(1);
  });

  test('not by two servers at once', async () => {
    await planNight();
    await Promise.all([deliverDue(app), deliverDue(app), deliverDue(app)]);
    expect(posts).toHaveLength(1);
  });
});

describe('a channel is paused, which says so,', () => {
  const failForADay = async () => {
    receiver.answers(500);
    await planNight();
    await deliverDue(app);
    await app.services.db.update(channels).set({ failingSince: sql`now() - interval '25 hours'` });
    await app.services.db.update(channelDeliveries).set({ attempts: 12, dueAt: sql`now()` });
    await deliverDue(app);
  };

  test.each([404, 410])('when its address answers %i', async (status) => {
    receiver.answers(status);
    await planNight();
    await deliverDue(app);
    expect((await channel())?.pausedAt).not.toBeNull();
    expect(await list()).toMatchObject([{ state: 'failed' }]);
  });

  test('after a day of refusals', async () => {
    await failForADay();
    expect((await channel())?.pausedAt).not.toBeNull();
    expect(await list()).toMatchObject([{ state: 'failed', attempts: 13, problem: 'It answered 500.' }]);
  });

  test('until it is resumed', async () => {
    await failForADay();
    expect((await ana.call(contracts.resumeChannel, params())).body).toMatchObject({ pausedAt: null });
    receiver.answers(200);
    posts.length = 0;
    await planNight();
    await deliverDue(app);
    expect(posts).toHaveLength(1);
  });

  test('or until a test arrives', async () => {
    await failForADay();
    receiver.answers(200);
    await sendTest();
    await deliverDue(app);
    expect(await channel()).toMatchObject({ pausedAt: null, failingSince: null });
  });
});

describe('a test', () => {
  test('is sent outside the request, once however often it is pressed', async () => {
    const { status, body } = await sendTest();
    expect([status, body.state, body.news]).toEqual([202, 'waiting', null]);
    expect((await sendTest()).body.id).toBe(body.id);
    await deliverDue(app);
    expect(posts.map((post) => post.body.kind)).toEqual(['test']);
  });

  test('is tried once, and pauses nothing', async () => {
    receiver.answers(500);
    await sendTest();
    await deliverDue(app);
    expect(await list()).toMatchObject([{ state: 'failed', problem: 'It answered 500.' }]);
    expect((await channel())?.pausedAt).toBeNull();
  });
});

test('more than twenty tests and repetitions a minute are refused, over both', async () => {
  const { id } = (await sendTest()).body;
  for (let number = 1; number < 20; number += 1) await sendTest();
  const refused = await sendTest();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ana.call(contracts.sendAgain, { params: { id } })).status).toBe(429);
});

test('a failure of this server is tried again, and not blamed on the channel', async () => {
  await planNight();
  await app.services.db.update(channelDeliveries).set({ news: 'night.moved', payload: {} });
  await deliverDue(app);
  expect(posts).toEqual([]);
  expect(await list()).toMatchObject([{ state: 'waiting', problem: 'Rollcall could not write it.' }]);
  expect((await channel())?.failingSince).toBeNull();
});

test('a round posts to two channels of an owner, so that others are in it too', async () => {
  for (const name of ['Second', 'Third']) await addChannelFor(ana, receiver.server.origin, { name });
  await planNight();
  await deliverDue(app);
  expect(posts).toHaveLength(2);
  await deliverDue(app);
  expect(posts).toHaveLength(3);
});

describe('a delivery that is sent again', () => {
  test('has the id that it had', async () => {
    await planNight();
    await deliverDue(app);
    const [delivery] = await list();
    expect((await ana.call(contracts.sendAgain, { params: { id: delivery?.id } })).status).toBe(202);
    await deliverDue(app);
    expect(new Set(posts.map(({ body }) => body.id)).size).toBe(1);
    expect(posts).toHaveLength(2);
  });

  test('says nothing that is no longer so, and says that', async () => {
    await planNight();
    await deliverDue(app);
    const [delivery] = await list();
    await app.services.db.execute(sql`update events set status = 'cancelled' where user_id = ${ana.id}`);
    await ana.call(contracts.sendAgain, { params: { id: delivery?.id } });
    await deliverDue(app);
    expect(posts).toHaveLength(1);
    expect((await list())[0]?.problem).toMatch(/no longer so/);
  });
});

test('a site that switches channels off posts nothing', async () => {
  await planNight();
  const { environment } = app.services;
  await deliverNews({ ...app.services, environment: { ...environment, CHANNELS: 'off' } });
  expect(posts).toEqual([]);
  expect((await list())[0]?.state).toBe('waiting');
});

test('the last twenty deliveries are kept', async () => {
  const sent = (number: number) => ({ channelId, dedupeKey: `sent ${number}`, state: 'delivered' as const });
  await app.services.db.insert(channelDeliveries).values(Array.from({ length: 22 }, (_, number) => sent(number)));
  await sendTest();
  await deliverDue(app);
  expect(await list()).toHaveLength(20);
});

test('no more than fifty deliveries wait for a channel', async () => {
  for (let number = 0; number < 52; number += 1)
    await app.services.db.insert(channelDeliveries).values({ channelId, dedupeKey: `waiting ${number}` });
  await addEventFor(ana);
  expect(await app.services.db.$count(channelDeliveries, eq(channelDeliveries.channelId, channelId))).toBe(52);
});
