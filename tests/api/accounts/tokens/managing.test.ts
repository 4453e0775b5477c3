import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, listTokens, revokeToken } from '#shared/accounts/tokens-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { apiTokens } from '#shared/schema/sign-in.ts';
import { downloadAccount } from '#shared/transfer/account-file-contract.ts';
import { makeToken } from '#tests/support/rows/make-token.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
beforeEach(async () => {
  ana = await makeOwner(app);
});

const make = (body: object) => ana.call(createToken, { body: { name: 'Kitchen', scope: 'read', days: null, ...body } });

describe('a token is not made', () => {
  test.each([
    ['name', ''],
    ['name', 'x'.repeat(61)],
    ['scope', 'account'],
    ['days', 0],
    ['days', 31],
    ['days', '30'],
  ])('with the %s %j', async (field, value) => {
    const { status, refusal } = await make({ [field]: value });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });

  test('under a name that the owner has given, in whatever letters', async () => {
    await make({});
    const { status, refusal } = await make({ name: 'kitchen' });
    const message = 'You have a token named "kitchen" already.';
    expect([status, refusal]).toEqual([409, { code: 'duplicate_token', message, fields: { name: message } }]);
    expect((await makeToken(app, await makeOwner(app), 'read', 'Kitchen')).id).toBeGreaterThan(0);
  });

  test('beyond the limit, also by requests at once', async () => {
    const { most } = STORAGE_LIMITS.tokens;
    const answers = await Promise.all(Array.from({ length: most + 3 }, (_, n) => make({ name: `Token ${n}` })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused?.refusal).toEqual({
      code: 'limit_reached',
      message: 'An account keeps at most 20 personal tokens. Revoke one first.',
    });
  });
});

test('a token of another owner is neither listed nor revoked', async () => {
  const theirs = await makeToken(app, await makeOwner(app));
  expect((await ana.call(listTokens, {})).body).toEqual([]);
  expect((await ana.call(revokeToken, { params: { id: theirs.id } })).status).toBe(404);
});

test('a token is shown once: neither the list, the account file nor the table has it', async () => {
  const made = (await make({ days: 30 })).body;
  expect(made.token).toMatch(/^rollcall_[\w-]{43}$/);
  const list = (await ana.call(listTokens, {})).body;
  const { token: secret, ...shown } = made;
  expect(list).toEqual([shown]);
  expect(Date.parse(made.expiresAt ?? '') - Date.parse(made.createdAt)).toBeCloseTo(30 * 86_400_000, -5);
  const rows = JSON.stringify(await app.services.db.select().from(apiTokens));
  const file = await (await ana.fetch(downloadAccount.path)).text();
  for (const text of [rows, file, JSON.stringify(list)]) expect(text).not.toContain(secret.slice(9));
  expect(file).not.toContain('Kitchen');
});

test('tokens are listed with the newest first', async () => {
  for (const name of ['First', 'Second']) await make({ name });
  expect((await ana.call(listTokens, {})).body.map(({ name }) => name)).toEqual(['Second', 'First']);
});
