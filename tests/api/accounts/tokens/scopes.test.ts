import { describe, expect, test } from 'vitest';
import { allContracts } from '#shared/all-contracts.ts';
import type { Contract } from '#shared/contract/contract.ts';
import { scopesFor } from '#shared/contract/token-calls.ts';
import { TOKEN_SCOPES, type TokenScope } from '#shared/enums.ts';
import { TOKEN_REQUESTS_PER_MINUTE } from '#shared/limits/limits.ts';
import { getEvent, listEvents } from '#shared/nights/events-contract.ts';
import { withValidBody } from '#tests/support/accounts/valid-bodies.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { makeToken } from '#tests/support/rows/make-token.ts';
import { STAFF } from '#tests/support/rows/a-pick.ts';
import { makeHost, makeOrganization } from '#tests/support/server/organization.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ environment: STAFF });

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;

/** A page of calls that one token may make in a minute, each with its outcome: `in`, or why no token gets in. */
async function outcomes(program: Person, contracts: readonly Contract[]): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const contract of contracts) {
    const response = await program.fetch(contract.path.replace(/:\w+/, '999999999'), {
      method: contract.method.toUpperCase(),
      ...withValidBody(contract),
    });
    const text = await response.text();
    const code = response.ok ? '' : (JSON.parse(text) as { code: string }).code;
    const isKeptOut = ['token_refused', 'insufficient_scope', 'invalid_token', 'not_signed_in'].includes(code);
    const challenge = response.headers.get('www-authenticate');
    expect([response.headers.get('set-cookie'), challenge]).toEqual([
      null,
      isKeptOut ? 'Bearer error="insufficient_scope"' : null,
    ]);
    found.push([nameOf(contract), isKeptOut ? code : 'in']);
  }
  return found;
}

const expected = (scope: TokenScope, contract: Contract): string => {
  const scopes = scopesFor(contract);
  return scopes.length === 0 ? 'token_refused' : scopes.includes(scope) ? 'in' : 'insufficient_scope';
};

test.each(TOKEN_SCOPES)(
  'a token with the scope %s gets in where the table says so, and nowhere else',
  async (scope) => {
    const person = await makeOwner(app, { isPremiumPlus: true });
    const found: [string, string][] = [];
    for (let from = 0; from < allContracts.length; from += TOKEN_REQUESTS_PER_MINUTE) {
      const { program } = await makeToken(app, person, scope, `from ${from}`);
      found.push(...(await outcomes(program, allContracts.slice(from, from + TOKEN_REQUESTS_PER_MINUTE))));
    }
    expect(found).toEqual(allContracts.map((contract) => [nameOf(contract), expected(scope, contract)]));
  },
);

test('a token of the staff is no token of staff', async () => {
  const robin = await makeOwner(app, { email: STAFF.STAFF_EMAILS });
  const { program } = await makeToken(app, robin);
  const ofStaff = allContracts.filter(({ access }) => access === 'staff');
  expect(new Set((await outcomes(program, ofStaff)).map(([, outcome]) => outcome))).toEqual(new Set(['token_refused']));
});

test('the refusal names the scopes that are enough', async () => {
  const { program } = await makeToken(app, await makeOwner(app), 'read');
  const { refusal } = await program.call(getEvent, { params: { id: 1 } });
  expect(refusal.code).toBe('not_found');
  const response = await program.fetch('/api/events/1', { method: 'DELETE' });
  expect([response.status, await response.json()]).toEqual([
    403,
    {
      code: 'insufficient_scope',
      message: 'This token may only read. This needs one with the scope `nights` or `all`.',
    },
  ]);
});

test.each([
  '/api/logout',
  '/api/auth/demo',
  '/api/auth/verify?token=x',
  '/api/openapi.json',
  '/api/nothing',
  '/API/games',
  '/api//games',
])('a token is refused at %s, which is no call of the table', async (path) => {
  const { program } = await makeToken(app, await makeOwner(app));
  const response = await program.fetch(path);
  expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  expect(((await response.json()) as { code: string }).code).toBe('token_refused');
});

describe('a token of a host', () => {
  test('does not act for the organization', async () => {
    const [cellar, ben] = [await makeOrganization(app), await makeOwner(app, { isPremiumPlus: true })];
    await makeHost(cellar, ben);
    const { id } = await addEventFor(cellar);
    const { program } = await makeToken(app, ben);
    const refused = await program.call(listEvents, { for: cellar.id });
    expect([refused.status, refused.refusal]).toEqual([
      403,
      { code: 'token_refused', message: 'A token acts for its owner only. Leave out `for`.' },
    ]);
    expect((await program.call(getEvent, { params: { id } })).status).toBe(404);
    expect((await ben.call(getEvent, { params: { id } })).status).toBe(200);
  });
});
