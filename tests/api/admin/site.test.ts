import { beforeAll, describe, expect, test } from 'vitest';
import {
  listReports,
  listSignUpLinks,
  makeSignUpLink,
  deleteSignUpLink,
  getSite,
  setReportClosed,
} from '#shared/admin/site-contract.ts';
import { abuseReports } from '#shared/schema/admin.ts';
import { backupRuns } from '#shared/schema/operations.ts';
import { purgeExpired } from '#server/accounts/service.ts';
import { ADMIN, makeAdmin } from '#tests/support/server/administrators.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { latestMigration } from '#server/platform/database/migrate.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ environment: { ...ADMIN, SIGN_UP: 'invited' } });

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(app);
});

test('the site says its versions, its storage, its jobs and its mails by day', async () => {
  const at = (day: number) => ({
    startedAt: new Date(`2026-05-0${day}T03:30:00Z`),
    endedAt: new Date(`2026-05-0${day}T03:31:00Z`),
  });
  await app.services.db.insert(backupRuns).values([
    { ...at(1), kind: 'drill', file: 'a', bytes: 7 },
    { ...at(2), kind: 'backup', file: 'b', problem: 'full' },
  ]);
  app.services.jobs.set('queue reminders', {
    name: 'queue reminders',
    everyMs: 60_000,
    startedAt: new Date('2026-05-03T12:00:00Z'),
    runs: 3,
    failures: 1,
    lastFailure: { at: new Date('2026-05-03T11:59:00Z'), problem: 'the database is away' },
  });
  const { body } = await admin.call(getSite, {});
  expect(body.node).toBe(process.versions.node);
  expect(body.postgres).toMatch(/^\d+/);
  expect(body.migrations.applied).toBeGreaterThan(50);
  expect(body.migrations.latest).toBe(new Date(latestMigration()).toISOString());
  expect(body.mailDays).toHaveLength(30);
  expect(body.newer).toBeNull();
  expect(body.backups).toEqual({
    isScheduled: false,
    backup: { good: null, failed: { at: '2026-05-02T03:31:00.000Z', file: 'b', bytes: null, problem: 'full' } },
    drill: { good: { at: '2026-05-01T03:31:00.000Z', file: 'a', bytes: 7, problem: null }, failed: null },
  });
  expect(body.storage.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(body.jobs).toMatchObject([
    { everySeconds: 60, nextRun: '2026-05-03T12:01:00.000Z', failures: 1, problem: 'the database is away' },
  ]);
});

describe('a sign-up link', () => {
  test('is refused for no one, for too many and for too long', async () => {
    for (const body of [
      { uses: 0, days: 7 },
      { uses: 10_001, days: 7 },
      { uses: 1, days: 366 },
      { uses: 1.5, days: 7 },
    ])
      expect((await admin.call(makeSignUpLink, { body })).status).toBe(400);
  });

  test('is shown once, listed without its token, opens, and ends when it is deleted', async () => {
    const { body } = await admin.call(makeSignUpLink, { body: { uses: 2, days: 7 } });
    const { pathname, search, searchParams } = new URL(body.url);
    const opens = async () =>
      (await fetch(app.origin + pathname + search, { redirect: 'manual' })).headers.get('location');
    expect(await opens()).toContain('invited=1');
    const [link] = (await admin.call(listSignUpLinks, {})).body;
    expect(link).toMatchObject({ usesLeft: 2 });
    expect(JSON.stringify(link)).not.toContain(searchParams.get('token'));
    expect((await admin.call(deleteSignUpLink, { params: { id: link?.id ?? '' } })).status).toBe(204);
    expect(await opens()).not.toContain('invited=1');
    expect((await admin.call(deleteSignUpLink, { params: { id: link?.id ?? '' } })).status).toBe(404);
  });
});

describe('reports', () => {
  test('are listed open ones first, closed, opened again, and deleted a year after', async () => {
    const owner = await makeOwner(app);
    const report = { userId: owner.id, page: 'shelf', reason: 'deceives' } as const;
    await app.services.db.insert(abuseReports).values([
      { ...report, words: 'the first' },
      { ...report, words: 'the second', contact: 'bea@example.org' },
    ]);
    const words = async () => (await admin.call(listReports, {})).body.reports.map((one) => one.words);
    expect(await words()).toEqual(['the second', 'the first']);
    const [second] = (await admin.call(listReports, {})).body.reports;
    expect(second).toMatchObject({ account: { id: owner.id, isDisabled: false }, contact: 'bea@example.org' });
    const close = (closed: boolean) =>
      admin.call(setReportClosed, { params: { id: second?.id ?? 0 }, body: { closed } });
    expect((await close(true)).status).toBe(204);
    expect(await words()).toEqual(['the first', 'the second']);
    await close(false);
    expect(await words()).toEqual(['the second', 'the first']);
    await app.services.db.update(abuseReports).set({ closedAt: new Date('2020-01-01') });
    await purgeExpired(app.services.db);
    expect(await words()).toEqual([]);
  });
});
