import { afterAll, beforeEach, expect, test } from 'vitest';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { listDeliveries } from '#shared/nights/news/channels-contract.ts';
import { addChannelFor, deliverAll, startReceiver } from '#tests/support/rows/channels.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { startPageServer } from '#tests/support/server/page-server.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const receiver = await startReceiver();
const app = testApp({ services: { postJson: receiver.server.poster() } });
afterAll(() => receiver.server.close());

let ana: Person;
let channelId: number;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  channelId = await addChannelFor(ana, receiver.server.origin);
});

test('of an answer of 60 MB little is read, and its status counts', async () => {
  let sent = 0;
  receiver.answer = (_req, res) => {
    const chunk = Buffer.alloc(64 * 1024);
    res.writeHead(200);
    const more = (): void => {
      while (!res.destroyed && sent < 60 * 1024 * 1024) {
        sent += chunk.length;
        if (!res.write(chunk)) return void res.once('drain', more);
      }
      res.end();
    };
    more();
  };
  await addEventFor(ana);
  await deliverAll(app);
  const { body } = await ana.call(listDeliveries, { params: { id: channelId } });
  expect(body).toMatchObject([{ state: 'delivered' }]);
  expect(sent).toBeLessThan(20 * 1024 * 1024);
});

test('an address whose name leads to a private network, or another server of this machine, is not posted to', async () => {
  const other = await startPageServer((_req, res) => res.end());
  const resolve = () => Promise.resolve([{ address: '192.168.0.10', family: 4 }]);
  const poster = receiver.server.poster({ resolve });
  await expect(poster.post(new URL('https://club.example/hook'), '{}', {})).rejects.toThrow(/no public address/);
  await expect(poster.post(new URL(other.origin), '{}', {})).rejects.toThrow(/its address is refused/);
  expect(other.requests).toEqual([]);
  await other.close();
});

test('news, and why it did not arrive, are in the language of the owner', async () => {
  const receivedBefore = receiver.posts.length;
  await ana.call(changeProfile, { body: { language: 'de' } });
  receiver.answers(410);
  await addEventFor(ana);
  await deliverAll(app);
  const [news] = receiver.posts.slice(receivedBefore);
  expect(news?.body.text).toMatch(/^Geplant: Friday night\n/);
  const { body } = await ana.call(listDeliveries, { params: { id: channelId } });
  expect(body).toMatchObject([{ problem: 'Die Antwort war 410: Das gibt es nicht mehr.' }]);
});
