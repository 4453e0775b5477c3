import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getEventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { changeEvent } from '#shared/nights/events-contract.ts';
import { addGame, listGames } from '#shared/games/games-contract.ts';
import { getSharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import { changeSharing } from '#shared/sharing/sharing-contract.ts';
import { gamePayload } from '#tests/support/rows/game-payloads.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { guestPath, open, send } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from '#tests/support/server/replicated-database.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const PATIENCE = { timeout: 20_000 };
const SEQUENCES = Number(process.env['STANDBY_SEQUENCES'] ?? 40);

let database: ReplicatedDatabase;
let app: TestApp;
let ana: Person;
beforeAll(async () => {
  database = await startReplicatedDatabase();
  const { primary, standbyUrl } = database;
  app = await startTestApp({
    databaseOf: { services: { environment: { DATABASE_URL: primary.url } } },
    environment: { DATABASE_REPLICA_URL: standbyUrl },
  });
  ana = await makeOwner(app, { isPremiumPlus: true });
});
afterAll(async () => {
  await app.close();
  await database.stop();
});

const standby = () => {
  if (!app.services.standby) throw new Error('the server has no standby');
  return app.services.standby;
};
async function caughtUp(): Promise<void> {
  await expect.poll(() => standby().hasAll(), PATIENCE).toBe(true);
  await expect.poll(() => standby().isFresh(), PATIENCE).toBe(true);
}
beforeEach(async () => {
  await database.follow();
  await caughtUp();
});

/** Which of the pools some work takes its connections from. */
async function used(work: () => Promise<unknown>): Promise<'standby' | 'primary' | 'both'> {
  const counts = { standby: 0, primary: 0 };
  const count = (of: keyof typeof counts) => () => void (counts[of] += 1);
  const [onStandby, onPrimary] = [count('standby'), count('primary')];
  standby().pool.on('acquire', onStandby);
  app.services.pool.on('acquire', onPrimary);
  await work();
  standby().pool.off('acquire', onStandby);
  app.services.pool.off('acquire', onPrimary);
  return counts.primary === 0 ? 'standby' : counts.standby === 0 ? 'primary' : 'both';
}

async function publicNight() {
  const night = await addEventFor(ana, { isPublic: true, maxAttendees: 5, date: '2999-05-03T18:00:00Z' });
  return { id: night.id, path: `/night/${night.publicId}` };
}

test('visitors read shared collections and public nights from the standby', async () => {
  const { shareId } = await shareFor(ana);
  const { path } = await publicNight();
  await caughtUp();
  for (const page of [`/shared/${shareId}`, `/api/shared/${shareId}`, path]) {
    // The first visitor of a server makes secrets of it, in the primary. A machine that is busy may find the standby behind.
    await expect.poll(() => used(() => open(app, page)), PATIENCE).toBe('standby');
  }
});

test('who is signed in reads from the primary, also pages that need no account', async () => {
  const { path } = await publicNight();
  expect(await used(() => ana.fetch(path))).toBe('primary');
  expect(await used(() => ana.call(listGames, {}))).toBe('primary');
});

test('a wrong link to a public night is counted in the primary, although it is looked for in the standby', async () => {
  expect((await open(app, '/night/00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

test('analytics are read from the standby as soon as it has all, and from the primary before', async () => {
  const analyse = () => ana.call(getEventAnalytics, {});
  await caughtUp();
  await expect.poll(() => used(analyse), PATIENCE).toBe('both');
  const { events } = (await analyse()).body.totals;
  await database.hold();
  await publicNight();
  expect((await analyse()).body.totals.events).toBe(events + 1);
});

test('a standby that is more than a second behind is not read from', async () => {
  const { shareId } = await shareFor(ana);
  await database.hold();
  await shareFor(ana);
  await expect.poll(() => standby().isFresh(), PATIENCE).toBe(false);
  expect(await used(() => open(app, `/api/shared/${shareId}`))).toBe('primary');
});

test('nobody misses what they wrote, whenever the standby waits or follows', async () => {
  const shared = await shareFor(ana, { title: 'T0' });
  const night = await publicNight();
  const [attendee = 0] = await addGuestsFor(ana, night.id, ['bea@example.org']);
  const own = await guestPath(ana, attendee);
  let count = 0;
  let title = 'T0';
  let date = '2999-05-03T18:00:00.000Z';
  const steps = {
    hold: () => database.hold(),
    follow: () => database.follow(),
    'Ana renames her collection': async () => {
      title = `T${(count += 1)}`;
      await ana.call(changeSharing, { params: { id: shared.id }, body: { title } });
      expect((await ana.call(getSharedCollection, { params: { shareId: shared.shareId } })).body.title).toBe(title);
    },
    'Ana moves her night': async () => {
      date = new Date(Date.parse(date) + 60_000).toISOString();
      await ana.call(changeEvent, { params: { id: night.id }, body: { date } });
      const { calendar } = (await ana.call(getEventAnalytics, {})).body;
      expect(calendar.map((one) => one.date)).toContain(date);
    },
    'a visitor looks': async () => {
      const { body } = await visitor(app).call(getSharedCollection, { params: { shareId: shared.shareId } });
      expect(Number(body.title.slice(1))).toBeLessThanOrEqual(count);
    },
    'Ana looks': async () => {
      expect((await ana.call(getSharedCollection, { params: { shareId: shared.shareId } })).body.title).toBe(title);
    },
    'a guest writes': async () => {
      const sent = await send(app, own, { status: 'accepted' });
      const cookie =
        sent.headers
          .getSetCookie()
          .find((one) => one.startsWith('rollcall_wrote='))
          ?.split(';')[0] ?? '';
      expect(cookie).toBe('rollcall_wrote=1');
      expect(await used(() => open(app, night.path, { headers: { cookie } }))).toBe('primary');
    },
  };
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const sequence = fc.array(fc.constantFrom(...names), { minLength: 3, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(sequence, async (chosen) => {
      for (const name of chosen) await steps[name]();
    }),
    { numRuns: SEQUENCES },
  );
}, 3_600_000);

test('while the primary does not answer lists and pages are read from the standby, and writes get 503', async () => {
  await ana.call(addGame, { body: gamePayload({ title: 'Kept' }) });
  const { id, path } = await publicNight();
  const [attendee = 0] = await addGuestsFor(ana, id, ['bea@example.org']);
  const own = await guestPath(ana, attendee);
  await caughtUp();
  await database.primary.cut();
  await expect.poll(() => standby().standsIn(), PATIENCE).toBe(true);
  const { status, body } = await ana.call(listGames, {});
  expect([status, body.map(({ title }) => title)]).toEqual([200, ['Kept']]);
  for (const page of [path, own, '/readyz', '/api/auth/user'])
    expect([page, (await ana.fetch(page)).status]).toEqual([page, 200]);
  const refused = await ana.call(addGame, { body: gamePayload({ title: 'Not kept' }) });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await send(app, own, { status: 'accepted' })).status).toBe(503);
  await database.primary.restore();
  await expect.poll(() => standby().standsIn(), PATIENCE).toBe(false);
  expect((await ana.call(addGame, { body: gamePayload({ title: 'Back' }) })).status).toBe(201);
  expect((await send(app, own, { status: 'accepted' })).status).toBe(303);
});
