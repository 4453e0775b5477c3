import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteOldPreviews } from '#server/transfer/imports/imports-store.ts';
import { importRows, imports } from '#shared/schema/imports.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { preview } from './collection-file.ts';

const app = testApp();

const kept = async ({ id }: Person) =>
  (
    await app.services.db.select({ id: imports.id }).from(imports).where(eq(imports.userId, id)).orderBy(imports.id)
  ).map((row) => row.id);
const previewOne = (person: Person, index: number) =>
  preview(person, { objectname: `Game ${index}`, objectid: index + 1 });

test.each([
  ['previews of one account are kept up to 64 MB', 'preview', 64],
  ['all imports of one account are kept up to 256 MB', 'applied', 256],
] as const)('%s, the newest always', async (_name, status, mb) => {
  const { db } = app.services;
  const ana = await makeOwner(app);
  const become = (id: number, size: number) => db.update(imports).set({ size, status }).where(eq(imports.id, id));
  const first = await previewOne(ana, 1);
  await become(first.id, (mb - 1) * 1024 ** 2);
  const second = await previewOne(ana, 2);
  expect(await kept(ana)).toEqual([first.id, second.id]);
  await become(second.id, 2 * 1024 ** 2);
  const third = await previewOne(ana, 3);
  expect(await kept(ana)).toEqual([second.id, third.id]);
  await become(third.id, (mb + 1) * 1024 ** 2);
  const fourth = await previewOne(ana, 4);
  expect(await kept(ana)).toEqual([fourth.id]);
});

test('previews of all accounts are limited in total, and the oldest are deleted with their rows', async () => {
  const { db } = app.services;
  await db.delete(imports);
  const [ana, bea] = [await makeOwner(app), await makeOwner(app)];
  const older = await previewOne(ana, 1);
  const newer = await previewOne(bea, 2);
  const [{ size } = { size: 0 }] = await db
    .select({ size: imports.size })
    .from(imports)
    .where(eq(imports.id, newer.id));
  expect(size).toBeGreaterThan(100);
  await deleteOldPreviews(db, size);
  expect([await kept(ana), await kept(bea)]).toEqual([[], [newer.id]]);
  expect(await db.$count(importRows, eq(importRows.importId, older.id))).toBe(0);
});
