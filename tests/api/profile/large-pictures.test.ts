import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getPicture, putPicture } from '#shared/accounts/account-contract.ts';
import type { RefusalBody } from '#shared/refusals.ts';
import { profilePictures, users } from '#shared/schema/users.ts';
import { fileOf, restore } from '#tests/support/accounts/account-file.ts';
import { makeOrganization } from '#tests/support/server/organization.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { oneBitPngOf, sizeOf } from '#tests/support/accounts/picture-files.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const HUGE = await oneBitPngOf(30_000, 30_000);
const WIDE = await oneBitPngOf(3_000, 1_500);
const DRAWN = { width: 512, height: 256, format: 'webp', pages: 1 };

const put = (person: Person, picture: Buffer) =>
  person.fetch(putPicture.path, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/png' },
    body: new Uint8Array(picture),
  });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const keptOf = async (person: Person) => bytesOf(await person.fetch(getPicture.path));
const asUrl = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;

/** Stores a picture as versions did that kept every bare picture. */
async function storeAsBefore(person: Person, bytes: Buffer): Promise<void> {
  const { db } = app.services;
  await db.insert(profilePictures).values({ userId: person.id, type: 'image/png', bytes });
  const profileImageUrl = `${getPicture.path}?v=0123456789abcdef`;
  await db.update(users).set({ profileImageUrl }).where(eq(users.id, person.id));
}

test('a picture of 900 million pixels in 110 kB is rejected', async () => {
  const ana = await makeOwner(app);
  const response = await put(ana, HUGE);
  const { code, message } = (await response.json()) as RefusalBody;
  expect([response.status, code]).toEqual([400, 'invalid_file']);
  expect(message).toContain('16 million pixels');
  expect((await ana.fetch(getPicture.path)).status).toBe(404);
});

test('a restored file with such a picture is rejected, naming the field', async () => {
  const ana = await makeOwner(app);
  const file = await fileOf(ana);
  const { status, refusal } = await restore(ana, { ...file, profile: { ...file.profile, picture: asUrl(HUGE) } });
  expect([status, refusal.message]).toEqual([
    400,
    expect.stringMatching(/"profile", entry 1, picture: .*million pixels/),
  ]);
});

test('a picture larger than 512 pixels is stored scaled down, though it has no metadata', async () => {
  const ana = await makeOwner(app);
  expect((await put(ana, WIDE)).status).toBe(200);
  expect(await sizeOf(await keptOf(ana))).toEqual(DRAWN);
  expect((await put(ana, await oneBitPngOf(512, 40))).status).toBe(200);
  expect(await sizeOf(await keptOf(ana))).toMatchObject({ width: 512, height: 40, format: 'png' });
});

test('so is the picture of a restored file', async () => {
  const ana = await makeOwner(app);
  const file = await fileOf(ana);
  expect((await restore(ana, { ...file, profile: { ...file.profile, picture: asUrl(WIDE) } })).status).toBe(201);
  expect(await sizeOf(await keptOf(ana))).toEqual(DRAWN);
});

test('a large logo that is stored already is scaled down once, before anybody is sent it', async () => {
  const cellar = await makeOrganization(app);
  await storeAsBefore(cellar, WIDE);
  const logo = await fetch(`${app.origin}/logos/${cellar.id}`);
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const sent = await bytesOf(logo);
  expect(await sizeOf(sent)).toEqual(DRAWN);
  const [stored] = await app.services.db.select().from(profilePictures).where(eq(profilePictures.userId, cellar.id));
  expect(stored).toMatchObject({ type: 'image/webp', bytes: sent });
});

test('a logo of too many pixels that is stored already is sent to nobody, and leaves the account file readable', async () => {
  const cellar = await makeOrganization(app);
  await storeAsBefore(cellar, HUGE);
  expect((await fetch(`${app.origin}/logos/${cellar.id}`)).status).toBe(404);
  expect((await cellar.fetch(getPicture.path)).status).toBe(404);
  const file = await fileOf(cellar);
  expect(file.profile?.picture).toBeNull();
  expect((await restore(await makeOwner(app), file)).status).toBe(201);
});

test('an account file has a large stored picture scaled down', async () => {
  const ana = await makeOwner(app);
  await storeAsBefore(ana, WIDE);
  const [, data = ''] = String((await fileOf(ana)).profile?.picture).split(',');
  expect(await sizeOf(Buffer.from(data, 'base64'))).toEqual(DRAWN);
});
