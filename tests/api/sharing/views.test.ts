import { beforeEach, expect, test } from 'vitest';
import { countView, getSharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import { changeSharing, listSharings } from '#shared/sharing/sharing-contract.ts';
import { expireVisitors } from '#server/sharing/views.ts';
import { sharedCollectionVisits } from '#shared/schema/sharing.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAY_MS = 86_400_000;

const app = testApp();
let ana: Person;
let shared: Awaited<ReturnType<typeof shareFor>>;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  shared = await shareFor(ana);
});

const look = async (userAgent: string, person = visitor(app)) => {
  const path = countView.path.replace(':shareId', shared.shareId);
  return (await person.fetch(path, { method: 'POST', headers: { 'User-Agent': userAgent } })).status;
};
const views = async () => (await ana.call(listSharings, {})).body[0]?.views;
const visits = () => app.services.db.select().from(sharedCollectionVisits);

test('reading, a HEAD request and a private collection count no view', async () => {
  await visitor(app).call(getSharedCollection, { params: { shareId: shared.shareId } });
  await visitor(app).fetch(`/api/shared/${shared.shareId}`, { method: 'HEAD' });
  await ana.call(changeSharing, { params: { id: shared.id }, body: { isPublic: false } });
  expect(await look(FIREFOX)).toBe(404);
  expect(await views()).toBe(0);
});

test('the owner and known bots are not counted', async () => {
  expect(await look(FIREFOX, ana)).toBe(204);
  for (const name of ['Googlebot/2.1', 'facebookexternalhit/1.1', 'WhatsApp/2.2', 'curl/8.0', 'Slackbot-LinkExpanding'])
    expect(await look(name)).toBe(204);
  expect(await views()).toBe(0);
});

test('a visitor counts once a day, also concurrently; another browser counts separately', async () => {
  await Promise.all([look(FIREFOX), look(FIREFOX), look(FIREFOX)]);
  expect(await views()).toBe(1);
  await look(`${FIREFOX} Another`);
  expect(await views()).toBe(2);
});

test('stored visits do not identify a visitor, and are deleted the next day', async () => {
  await look(FIREFOX);
  const kept = await visits();
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toMatch(/127\.0\.0\.1|Firefox|::1/);
  await expireVisitors(app.services.db, new Date());
  expect(await visits()).toHaveLength(kept.length);
  await expireVisitors(app.services.db, new Date(Date.now() + DAY_MS));
  expect(await visits()).toEqual([]);
  expect(await views()).toBe(1);
});
