import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '#shared/accounts/account-contract.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#shared/accounts/passkeys-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { mails } from '#shared/schema/mails.ts';
import { passkeyChallenges, passkeys } from '#shared/schema/passkeys.ts';
import { downloadAccount } from '#shared/transfer/account-file-contract.ts';
import { type Dishonest, newAuthenticator } from '#tests/support/server/authenticator.ts';
import { makeOwner, type Person, signedIn } from '#tests/support/server/owners.ts';
import { givePasskey, signedInBefore } from '#tests/support/server/passkeys.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
beforeEach(async () => {
  ana = await makeOwner(app);
  await signedInBefore(app, ana);
});

const begin = async (person = ana) => (await person.call(beginPasskey, {})).body;
const add = (body: object, person = ana) => person.call(addPasskey, { body });
const listed = async (person = ana) => (await person.call(listPasskeys, {})).body;
const toldOf = ({ email }: Person) => app.services.db.select().from(mails).where(eq(mails.to, email));

describe('no passkey is begun', () => {
  test('more than ten minutes after signing in, or by a session that does not know when that was', async () => {
    await signedInBefore(app, ana, 9);
    expect((await ana.call(beginPasskey, {})).status).toBe(200);
    await signedInBefore(app, ana, 11);
    const old = await ana.call(beginPasskey, {});
    const message = 'This needs a more recent sign-in. Sign in again, then repeat it.';
    expect([old.status, old.refusal]).toEqual([403, { code: 'sign_in_again', message }]);
    const unknown = await (await signedIn(app, ana)).call(beginPasskey, {});
    expect(unknown.refusal.code).toBe('sign_in_again');
  });

  test('at an address of numbers, and where people sign in elsewhere', async () => {
    const numbers = await fetch(`${app.origin.replace('localhost', '127.0.0.1')}${beginPasskey.path}`, {
      method: 'POST',
      headers: { Cookie: ana.cookie },
    });
    expect([numbers.status, await numbers.json()]).toEqual([
      409,
      {
        code: 'no_passkeys_here',
        message: 'Passkeys cannot be used at this address. Sign in with a code by mail.',
      },
    ]);
    const elsewhere = await startTestApp({
      databaseOf: app,
      environment: {
        PROVIDER_ISSUER: 'http://127.0.0.1:9',
        PROVIDER_CLIENT_ID: 'rollcall',
        PROVIDER_CLIENT_SECRET: 'secret',
      },
    });
    const here = await makeOwner(elsewhere);
    await signedInBefore(elsewhere, here);
    expect((await here.call(beginPasskey, {})).refusal.code).toBe('no_passkeys_here');
    await elsewhere.close();
  });
});

describe('no passkey is added', () => {
  test.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a fingerprint, face or PIN', { isUserVerified: false }],
    ['as if it were a sign-in', { type: 'webauthn.get' }],
    ['with a statement of its maker', { attestation: 'apple' }],
    ['for a challenge that nobody gave', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ] satisfies [string, Dishonest][])('%s', async (_what, lie) => {
    const made = newAuthenticator(app.origin).create(await begin(), lie);
    const { status, refusal } = await add(made);
    const message = 'This passkey was not accepted. Please try again.';
    expect([status, refusal]).toEqual([400, { code: 'passkey_refused', message }]);
    expect(await listed()).toEqual([]);
  });

  test('with another id than its own', async () => {
    const made = newAuthenticator(app.origin).create(await begin());
    expect((await add({ ...made, credential: 'AAAA' })).refusal.code).toBe('passkey_refused');
  });

  test.each([
    ['credential', ''],
    ['credential', 'x'.repeat(1_365)],
    ['clientDataJSON', '{}'],
    ['attestationObject', 5],
  ])('with the %s %j', async (field, value) => {
    const made = newAuthenticator(app.origin).create(await begin());
    const { status, refusal } = await add({ ...made, [field]: value });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });

  test('twice for one challenge, nor after ten minutes', async () => {
    const options = await begin();
    expect((await add(newAuthenticator(app.origin).create(options))).status).toBe(201);
    const late = 'That took too long, or it was begun again in another tab. Please try again.';
    expect((await add(newAuthenticator(app.origin).create(options))).refusal.message).toBe(late);
    const again = await begin();
    await app.services.db
      .update(passkeyChallenges)
      .set({ expiresAt: new Date() })
      .where(eq(passkeyChallenges.challenge, again.challenge));
    expect((await add(newAuthenticator(app.origin).create(again))).refusal.message).toBe(late);
  });

  test("for another person's challenge, or one of another session", async () => {
    const ben = await makeOwner(app);
    const elsewhere = await signedIn(app, ana);
    await signedInBefore(app, ben);
    await signedInBefore(app, ana);
    for (const other of [ben, elsewhere]) {
      await begin(other);
      expect((await add(newAuthenticator(app.origin).create(await begin()), other)).refusal.code).toBe(
        'passkey_refused',
      );
    }
    expect(await app.services.db.select().from(passkeys).where(eq(passkeys.userId, ben.id))).toEqual([]);
  });

  test('that somebody has already', async () => {
    const authenticator = newAuthenticator(app.origin);
    await add(authenticator.create(await begin()));
    const ben = await makeOwner(app);
    await signedInBefore(app, ben);
    for (const person of [ana, ben])
      expect((await add(authenticator.create(await begin(person)), person)).refusal.code).toBe('passkey_refused');
  });

  test('beyond the limit, also by requests at once', async () => {
    const { most } = STORAGE_LIMITS.passkeys;
    for (let count = 0; count < most - 1; count += 1) await givePasskey(app, ana);
    const sessions = await Promise.all([1, 2, 3].map(() => signedIn(app, ana)));
    await signedInBefore(app, ana);
    const answers = await Promise.all(
      sessions.map(async (one) => add(newAuthenticator(app.origin).create(await begin(one)), one)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await ana.call(beginPasskey, {})).refusal).toEqual({
      code: 'limit_reached',
      message: 'A person keeps at most 10 passkeys. Remove one first.',
    });
  });

  test('more than twenty times a day, so that every one is told', async () => {
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      const { status, body } = await add(newAuthenticator(app.origin).create(await begin()));
      statuses.push(status);
      if (status === 201) await ana.call(removePasskey, { params: { id: body.id } });
    }
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
    expect((await toldOf(ana)).filter(({ kind }) => kind === 'passkey_added')).toHaveLength(20);
  });
});

test('the owner is mailed in the same moment, at adding and at removing, however many mails wait for them', async () => {
  await app.services.db.execute(sql`
    insert into mails (user_id, kind, "to", recipient, occurrence)
    select ${ana.id}, 'host_digest', ${ana.email}, ${ana.email}, n::text from generate_series(1, 60) n`);
  const { body } = await add(newAuthenticator(app.origin).create(await begin()));
  await ana.call(removePasskey, { params: { id: body.id } });
  const told = (await toldOf(ana)).filter(({ kind }) => kind !== 'host_digest');
  const about = {
    userId: ana.id,
    occurrence: String(body.id),
    payload: { origin: app.origin, device: 'Unknown device' },
  };
  expect(told).toMatchObject([
    { kind: 'passkey_added', ...about },
    { kind: 'passkey_removed', ...about },
  ]);
});

test('whoever removes one passkey twice at the same time is told once', async () => {
  const { id } = await givePasskey(app, ana);
  const removed = await Promise.all([1, 2, 3].map(() => ana.call(removePasskey, { params: { id } })));
  expect(removed.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
  expect((await toldOf(ana)).filter(({ kind }) => kind === 'passkey_removed')).toHaveLength(1);
});

test('passkeys of another person are neither listed, renamed nor removed', async () => {
  const ben = await makeOwner(app);
  const { id } = await givePasskey(app, ben);
  expect(await listed()).toEqual([]);
  expect((await ana.call(renamePasskey, { params: { id }, body: { name: 'Mine' } })).status).toBe(404);
  expect((await ana.call(removePasskey, { params: { id } })).status).toBe(404);
  expect([...(await toldOf(ana)), ...(await toldOf(ben))].map(({ kind }) => kind)).toEqual(['passkey_added']);
});

test('a passkey without a name is not renamed', async () => {
  const { id } = await givePasskey(app, ana);
  const { status, refusal } = await ana.call(renamePasskey, { params: { id }, body: { name: ' ' } });
  expect([status, refusal.fields]).toEqual([400, { name: 'Please name the passkey' }]);
});

test('a passkey is named after the browser, is renamed and removed', async () => {
  const options = await begin();
  const response = await ana.fetch(addPasskey.path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body: JSON.stringify(newAuthenticator(app.origin).create(options)),
  });
  const made = (await response.json()) as Awaited<ReturnType<typeof listed>>[number];
  expect(made).toEqual({ id: made.id, name: 'Firefox on Windows', createdAt: made.createdAt, lastUsedAt: null });
  const second = await givePasskey(app, ana);
  const renamed = await ana.call(renamePasskey, { params: { id: made.id }, body: { name: '  My key ' } });
  expect(renamed.body).toEqual({ ...made, name: 'My key' });
  expect((await listed()).map(({ id, name }) => [id, name])).toEqual([
    [made.id, 'My key'],
    [second.id, 'Unknown device'],
  ]);
  await ana.call(removePasskey, { params: { id: made.id } });
  expect((await listed()).map(({ id }) => id)).toEqual([second.id]);
});

test('an authenticator is asked for one that can be found and verifies its user, without attestation, and not for a second', async () => {
  const { authenticator } = await givePasskey(app, ana);
  expect(await begin()).toMatchObject({
    rp: { id: 'localhost', name: 'Rollcall' },
    user: { name: ana.email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: [{ type: 'public-key', id: authenticator.id }],
  });
});

test('an authenticator knows a person by the same bytes each time, and nobody else by them', async () => {
  const ben = await makeOwner(app);
  await signedInBefore(app, ben);
  const [first, again, other] = [await begin(), await begin(), await begin(ben)];
  expect(first.user.id).toBe(again.user.id);
  expect(first.challenge).not.toBe(again.challenge);
  expect(other.user.id).not.toBe(first.user.id);
});

test('passkeys are not in the account file, and go with the account', async () => {
  const { authenticator } = await givePasskey(app, ana);
  const file = await (await ana.fetch(downloadAccount.path)).text();
  expect(file).not.toContain('Unknown device');
  expect(file).not.toContain(authenticator.id);
  await ana.call(deleteAccount, { body: { confirm: 'DELETE' } });
  expect(await app.services.db.select().from(passkeys).where(eq(passkeys.userId, ana.id))).toEqual([]);
});
