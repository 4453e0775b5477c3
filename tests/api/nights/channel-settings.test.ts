import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contracts from '#shared/nights/news/channels-contract.ts';
import { channels } from '#shared/schema/channels.ts';
import { addChannelFor, SIGNING_KEY } from '#tests/support/rows/channels.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let channelId: number;
beforeEach(async () => {
  ana = await makeOwner(app);
  channelId = await addChannelFor(ana, 'https://club.example');
});

const params = () => ({ params: { id: channelId } });
const channel = async () => (await ana.call(contracts.listChannels, {})).body.find(({ id }) => id === channelId);

describe('is refused', () => {
  const add = (changes: object) =>
    ana.call(contracts.addChannel, {
      body: { kind: 'address', name: 'Other', target: 'https://club.example/hook', secret: SIGNING_KEY, ...changes },
    });
  const discord = { kind: 'discord', secret: null };

  test.each([
    ['a channel without a name', { name: ' ' }, 'name'],
    ['a key that is no key', { secret: 'whsec_short' }, 'secret'],
    ['an address without a key', { secret: null }, 'secret'],
    ['an address of this machine', { target: 'http://127.0.0.1/hook' }, 'target'],
    ['an address of a private network', { target: 'https://10.0.0.1/hook' }, 'target'],
    ['another port', { target: 'https://club.example:8443/hook' }, 'target'],
    ['an address with a password', { target: 'https://ana:pass@club.example/hook' }, 'target'],
    ['a file', { target: 'file:///etc/passwd' }, 'target'],
    [
      'a webhook of somebody else as Discord',
      { ...discord, target: 'https://discord.com.evil.example/api/webhooks/1/a' },
      'target',
    ],
    ['a page of Discord', { ...discord, target: 'https://discord.com/channels/1/2' }, 'target'],
    ['Discord without TLS', { ...discord, target: 'http://discord.com/api/webhooks/1/a' }, 'target'],
    ['a page of Slack', { kind: 'slack', secret: null, target: 'https://slack.com/services/T/B/x' }, 'target'],
    ['a server of ntfy without a topic', { kind: 'ntfy', secret: null, target: 'https://ntfy.sh/' }, 'target'],
    ['a bot without its token', { kind: 'telegram', secret: null, target: '-100123' }, 'secret'],
    ['no news at all', { news: [] }, 'news'],
  ])('%s', async (_what, changes, field) => {
    const { status, refusal } = await add(changes);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });

  test('a second channel of the same name, and an eleventh one', async () => {
    expect((await add({ name: 'CLUB' })).refusal.code).toBe('duplicate_channel');
    for (let number = 2; number <= 10; number += 1) await add({ name: `Club ${number}` });
    expect((await add({ name: 'Club 11' })).refusal).toMatchObject({ code: 'limit_reached' });
  });

  test('a channel of somebody else, which is not found', async () => {
    const { body: delivery } = await ana.call(contracts.testChannel, params());
    const eve = await makeOwner(app);
    const { changeChannel, deleteChannel, resumeChannel, testChannel, listDeliveries } = contracts;
    expect((await eve.call(changeChannel, { ...params(), body: { name: 'Mine' } })).status).toBe(404);
    for (const contract of [deleteChannel, resumeChannel, testChannel, listDeliveries])
      expect((await eve.call(contract, params())).status).toBe(404);
    expect((await eve.call(contracts.sendAgain, { params: { id: delivery.id } })).status).toBe(404);
    expect((await eve.call(contracts.listChannels, {})).body).toEqual([]);
    expect((await channel())?.name).toBe('Club');
  });
});

describe('secrets', () => {
  test('are never sent back: the host and four letters are', async () => {
    const { status, body } = await ana.call(contracts.addChannel, {
      body: { kind: 'telegram', name: 'Group', target: '-100123', secret: '123456:abcdefghijklmnopqrstuvwx' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ host: 'api.telegram.org', ending: 'uvwx' });
    const all = JSON.stringify((await ana.call(contracts.listChannels, {})).body);
    for (const secret of ['abcdefgh', SIGNING_KEY.slice(6), 'club-of']) expect(all).not.toContain(secret);
    expect((await channel())?.ending).toBe('iday');
  });

  test('are stored encrypted', async () => {
    const [row] = await app.services.db.select().from(channels).where(eq(channels.id, channelId));
    expect(JSON.stringify(row)).not.toMatch(/hooks|whsec/);
  });
});

test('name and news of a channel can be changed, and it can be deleted', async () => {
  const changes = { name: 'Friends', news: ['night.results' as const] };
  expect((await ana.call(contracts.changeChannel, { ...params(), body: changes })).body).toMatchObject(changes);
  expect((await ana.call(contracts.deleteChannel, params())).status).toBe(204);
  expect(await channel()).toBeUndefined();
});

describe('on a site without channels', () => {
  const quiet = testApp({ environment: { CHANNELS: 'off' } });

  test('none can be added', async () => {
    const cai = await makeOwner(quiet);
    await expect(addChannelFor(cai, 'https://club.example')).rejects.toThrow(/channels_off/);
  });
});
