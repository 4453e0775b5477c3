import { createToken } from '#shared/accounts/tokens-contract.ts';
import type { TokenScope } from '#shared/enums.ts';
import { bearer, type Person } from '../server/owners.ts';
import type { TestApp } from '../server/test-app.ts';

/** Makes a token over HTTP. Returns its id and secret, and its owner as a program that has the token. */
export async function makeToken(app: TestApp, person: Person, scope: TokenScope = 'all', name: string = scope) {
  const { status, body } = await person.call(createToken, { body: { name, scope, days: null } });
  if (status !== 201) throw new Error(`the token was not made: ${status} ${JSON.stringify(body)}`);
  return { id: body.id, secret: body.token, program: bearer(app, person, body.token) };
}
