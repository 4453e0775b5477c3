import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  applyImport,
  discardImport,
  getImport,
  listImportRows,
  listImports,
  undoImport,
} from '#shared/transfer/imports-contract.ts';
import { importProgress, importRows, imports } from '#shared/schema/imports.ts';
import { waitForRunningImports } from '#server/transfer/imports/background-imports.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { apply, ended, gamesOf, importFile, preview, rowsOf, undo } from './collection-file.ts';

const app = testApp();
const other = testApp({ databaseOf: app });
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const games = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ objectname: `Game ${index}`, objectid: index + 1 }));
const azul = { objectname: 'Azul', objectid: 230802 };

test('applying responds immediately and reports its progress', async () => {
  const { id } = await preview(ana, ...games(1_200));
  const { status, body } = await ana.call(applyImport, { params: { id } });
  expect(status).toBe(202);
  expect(body).toMatchObject({ status: 'preview', progress: { total: 1_200 } });
  expect(await ended(ana, id)).toMatchObject({ status: 'applied', counts: { add: 1_200 } });
  expect(await gamesOf(ana)).toHaveLength(1_200);
});

test('applied concurrently, also on two servers, an import runs once', async () => {
  const { id } = await preview(ana, ...games(300));
  const elsewhere = { ...ana, fetch: (path: string, init?: RequestInit) => ana.fetch(other.origin + path, init) };
  const answers = await Promise.all([
    ana.call(applyImport, { params: { id } }),
    ana.call(applyImport, { params: { id } }),
    elsewhere.fetch(`/api/imports/${id}/apply`, { method: 'POST' }),
  ]);
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  await ended(ana, id);
  expect(await gamesOf(ana)).toHaveLength(300);
});

test('two concurrent imports of the same games add them once', async () => {
  const first = await preview(ana, ...games(600));
  const second = await preview(ana, ...games(600));
  const done = await Promise.all([apply(ana, first.id), apply(ana, second.id)]);
  expect(done.map(({ counts }) => counts.add).sort()).toEqual([0, 600]);
  expect(await gamesOf(ana)).toHaveLength(600);
});

test('applying an import that is discarded concurrently gets 404', async () => {
  const { id } = await preview(ana, azul);
  const { db } = app.services;
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let answer: Promise<{ status: number }> | undefined;
  await db.transaction(async (tx) => {
    await tx.delete(imports).where(eq(imports.id, id));
    answer = ana.call(applyImport, { params: { id } });
    await expect.poll(async () => (await db.execute(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
  });
  expect((await answer)?.status).toBe(404);
});

test('an applied or undone import cannot be applied or undone again', async () => {
  const { id } = await importFile(ana, azul);
  const open = { status: 409, refusal: { code: 'import_not_open' } };
  expect(await ana.call(applyImport, { params: { id } })).toMatchObject(open);
  expect(await ana.call(discardImport, { params: { id } })).toMatchObject(open);
  await undo(ana, id);
  expect(await ana.call(undoImport, { params: { id } })).toMatchObject(open);
  expect(await ana.call(applyImport, { params: { id } })).toMatchObject(open);
});

test('a preview cannot be undone, but can be discarded', async () => {
  const { id } = await preview(ana, azul);
  expect((await ana.call(undoImport, { params: { id } })).status).toBe(409);
  expect((await ana.call(discardImport, { params: { id } })).status).toBe(204);
  expect((await ana.call(getImport, { params: { id } })).status).toBe(404);
});

describe('an import of a killed server', () => {
  /** Ahead of the clock, so that the sign is recent however long the test takes. */
  const SLOWEST_TEST_S = 60;
  const markAsRunning = (importId: number, secondsAgo: number) =>
    app.services.db
      .insert(importProgress)
      .values({ importId, done: 1, total: 2, updatedAt: new Date(Date.now() - secondsAgo * 1000) });

  test('counts as running while its last sign of life is recent', async () => {
    const { id } = await preview(ana, azul);
    await markAsRunning(id, -SLOWEST_TEST_S);
    const running = { status: 409, refusal: { code: 'import_running' } };
    expect(await ana.call(applyImport, { params: { id } })).toMatchObject(running);
    expect(await ana.call(discardImport, { params: { id } })).toMatchObject(running);
  });

  test('can be applied four seconds after it', async () => {
    const { id } = await preview(ana, azul);
    await markAsRunning(id, 4);
    expect((await ana.call(getImport, { params: { id } })).body.progress).toBeNull();
    expect(await apply(ana, id)).toMatchObject({ status: 'applied' });
  });
});

test('a failure restores the preview and is reported; the next attempt clears it', async () => {
  const { id } = await preview(ana, azul);
  await app.services.db.execute(
    `alter table games add constraint no_azul check (title <> 'Azul' or user_id <> ${ana.id})`,
  );
  expect(await apply(ana, id)).toMatchObject({
    status: 'preview',
    problem: 'The import could not be carried out, and nothing was changed. Please try again.',
  });
  expect(await gamesOf(ana)).toEqual([]);
  await app.services.db.execute('alter table games drop constraint no_azul');
  expect(await apply(ana, id)).toMatchObject({ status: 'applied', problem: null });
});

test('waiting for running imports resolves after they have ended', async () => {
  const { id } = await preview(ana, ...games(600));
  await ana.call(applyImport, { params: { id } });
  await waitForRunningImports();
  expect((await ana.call(getImport, { params: { id } })).body).toMatchObject({ status: 'applied', progress: null });
});

test('rows are paged by a hundred and can be filtered by action', async () => {
  const { id } = await preview(ana, ...games(150), { objectname: 'Sold', objectid: 999, own: 0 });
  const first = await rowsOf(ana, id);
  const rest = await ana.call(listImportRows, { params: { id }, query: { after: String(first.at(-1)?.line) } });
  expect([first.length, rest.body.length]).toEqual([100, 51]);
  const skipped = await ana.call(listImportRows, { params: { id }, query: { action: 'skip' } });
  expect(skipped.body).toMatchObject([{ title: 'Sold', line: 152 }]);
  expect((await ana.fetch(`/api/imports/${id}/rows?action=x&after=-1`)).status).toBe(400);
});

test('an import of another owner is not found', async () => {
  const { id } = await importFile(ana, azul);
  const bea = await makeOwner(app);
  for (const contract of [getImport, listImportRows, applyImport, undoImport, discardImport]) {
    expect((await bea.call(contract, { params: { id } })).status).toBe(404);
  }
  expect((await bea.fetch(`/api/imports/${id}/report.csv`)).status).toBe(404);
  expect((await bea.call(listImports, {})).body).toEqual([]);
  expect((await ana.call(listImports, {})).body).toMatchObject([{ id }]);
});

test('the latest 20 imports are kept, and previews for a week', async () => {
  const old = await preview(ana, azul);
  await app.services.db.execute(`update imports set created_at = now() - interval '8 days' where id = ${old.id}`);
  const first = await preview(ana, azul);
  expect((await ana.call(getImport, { params: { id: old.id } })).status).toBe(404);
  for (let made = 0; made < 20; made += 1) await preview(ana, azul);
  expect((await ana.call(listImports, {})).body).toHaveLength(20);
  expect(await app.services.db.$count(imports, eq(imports.userId, ana.id))).toBe(20);
  expect(await app.services.db.$count(importRows, eq(importRows.importId, first.id))).toBe(0);
});
