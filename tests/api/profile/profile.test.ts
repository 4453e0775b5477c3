import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeProfile, getPicture, putPicture, removePicture } from '#shared/accounts/account-contract.ts';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { MAX_PICTURE_BYTES } from '#shared/limits/limits.ts';
import { users } from '#shared/schema/users.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { PNG, WEBP } from '#tests/support/accounts/pixels.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { aWaitingStatement } from '#tests/support/server/waiting-statement.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = ownerOfEachTest(app);

const upload = (body: BodyInit, type = 'image/png') =>
  ana.fetch(putPicture.path, { method: 'PUT', headers: { 'Content-Type': type }, body });
const imageUrl = async () => (await ana.call(getCurrentUser, {})).body.profileImageUrl;

describe('name and time zone', () => {
  test.each([
    [{}, 'body'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: null }, 'timeZone'],
    [{ firstName: 'x'.repeat(81) }, 'firstName'],
    [{ lastName: 'a\0b' }, 'lastName'],
    [{ email: 'eve@example.org', isPremium: true }, 'body'],
  ])('%j is rejected', async (body, field) => {
    const { status, refusal } = await ana.call(changeProfile, { body });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });

  test('changed fields are trimmed and saved, other fields are unchanged', async () => {
    const { body } = await ana.call(changeProfile, { body: { firstName: ' Anna ', timeZone: 'Europe/Lisbon' } });
    expect(body).toMatchObject({ firstName: 'Anna', lastName: 'Sá', timeZone: 'Europe/Lisbon', email: ana.email });
    expect((await ana.call(getCurrentUser, {})).body).toEqual(body);
  });

  test('changes of different fields at once are all kept', async () => {
    const { db } = app.services;
    const changes = await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, ana.id)).for('no key update');
      const both = [{ firstName: 'Anna' }, { timeZone: 'Europe/Lisbon' }].map((body) =>
        ana.call(changeProfile, { body }),
      );
      for (let n = 0; n < 10; n += 1) await ana.call(getCurrentUser, {});
      return both;
    });
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ana.call(getCurrentUser, {})).body).toMatchObject({ firstName: 'Anna', timeZone: 'Europe/Lisbon' });
  });

  test('a name can be removed', async () => {
    await ana.call(changeProfile, { body: { firstName: ' ', lastName: null } });
    expect((await ana.call(getCurrentUser, {})).body).toMatchObject({ firstName: null, lastName: null });
  });

  test('a new name of the host is shown to guests of their nights, and not to other guests', async () => {
    const bea = await makeOwner(app, { firstName: 'Bea', lastName: null });
    const [hers, others] = await Promise.all([addEventFor(ana), addEventFor(bea)]);
    await ana.call(changeProfile, { body: { firstName: 'Anna' } });
    const hostOf = async (person: Person, id: number) =>
      (await person.call(listAttendees, { params: { id } })).body.find(({ isHost }) => isHost)?.name;
    expect([await hostOf(ana, hers.id), await hostOf(bea, others.id)]).toEqual(['Anna Sá', 'Bea']);
  });
});

describe('the profile picture', () => {
  test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<script>alert(1)</script>', 'GIF89a', ''])(
    'is rejected if its bytes are not a picture: %j',
    async (text) => {
      const response = await upload(text);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'invalid_file']);
      expect(await imageUrl()).toBeNull();
    },
  );

  test('is rejected for its content type or size', async () => {
    expect((await upload('<svg/>', 'image/svg+xml')).status).toBe(415);
    expect((await upload(new Uint8Array(MAX_PICTURE_BYTES + 1))).status).toBe(413);
  });

  test('is returned unchanged with its detected type and a sandbox policy', async () => {
    const response = await upload(WEBP, 'image/png');
    expect(response.status).toBe(200);
    const path = (await imageUrl()) ?? '';
    expect(path).toMatch(/^\/api\/account\/picture\?v=[\da-f]{16}$/);
    const picture = await ana.fetch(path);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(WEBP);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    });
  });

  test('is returned to its owner only', async () => {
    await upload(PNG);
    expect((await (await makeOwner(app)).fetch(getPicture.path)).status).toBe(404);
    expect((await visitor(app).fetch(getPicture.path)).status).toBe(401);
  });

  test('gets a new address when it is replaced, and none when it is removed', async () => {
    await upload(PNG);
    const first = await imageUrl();
    await upload(WEBP);
    expect(await imageUrl()).not.toBe(first);
    expect((await ana.call(removePicture, {})).body.profileImageUrl).toBeNull();
    expect((await ana.fetch(getPicture.path)).status).toBe(404);
  });

  test.each([
    ['taken', () => upload(PNG)],
    ['removed', () => ana.fetch(removePicture.path, { method: 'DELETE' })],
  ])('that is %s while the name is being saved is answered with the new name', async (_how, change) => {
    const { db } = app.services;
    const answers = await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, ana.id)).for('no key update');
      const named = ana.call(changeProfile, { body: { firstName: 'Anna' } });
      await aWaitingStatement(app);
      const pictured = change();
      for (let n = 0; n < 10; n += 1) await ana.call(getCurrentUser, {});
      return [named, pictured] as const;
    });
    const [, pictured] = await Promise.all(answers);
    expect([pictured.status, await pictured.json()]).toMatchObject([200, { firstName: 'Anna' }]);
  });

  test('of an identity provider can be removed too', async () => {
    const profileImageUrl = 'https://provider.example/ana.png';
    await app.services.db.update(users).set({ profileImageUrl }).where(eq(users.id, ana.id));
    await ana.call(removePicture, {});
    expect(await imageUrl()).toBeNull();
  });
});
