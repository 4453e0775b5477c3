import { beforeAll, describe, expect, test } from 'vitest';
import { allContracts } from '#shared/all-contracts.ts';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { getEvent } from '#shared/nights/events-contract.ts';
import { listPeople } from '#shared/admin/people-contract.ts';
import { ADMIN, adminSince, makeAdmin } from '#tests/support/server/administrators.ts';
import { makeHost, makeOrganization } from '#tests/support/server/organization.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeToken } from '#tests/support/rows/make-token.ts';
import { guestPath, open } from '#tests/support/server/guest-pages.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';
import { withValidBody } from '#tests/support/accounts/valid-bodies.ts';

const app = testApp({ environment: ADMIN });
const contracts = allContracts.filter(({ access }) => access === 'admin');
const HOUR_MS = 3_600_000;

let admin: Person;
let owner: Person;
beforeAll(async () => {
  admin = await makeAdmin(app);
  owner = await makeOwner(app, { isPremiumPlus: true });
});

/** Asks each of the administrators' calls about an account, or thing, that does not exist. */
async function statusesFor(person: Person): Promise<number[]> {
  const replies = [];
  for (const contract of contracts) {
    const id = contract.path.includes('sign-up-links') ? '0'.repeat(64) : '999999';
    const method = contract.method.toUpperCase();
    replies.push(await person.fetch(contract.path.replace(':id', id), { method, ...withValidBody(contract) }));
  }
  return replies.map(({ status }) => status);
}
const all = (status: number) => contracts.map(() => status);

describe("an administrator's calls are refused to", () => {
  test('visitors', async () => expect(await statusesFor(visitor(app))).toEqual(all(401)));

  test('owners, as if there were none', async () => expect(await statusesFor(owner)).toEqual(all(404)));

  test('hosts of an organization', async () => {
    const host = await makeOwner(app);
    await makeHost(await makeOrganization(app), host);
    expect(await statusesFor(host)).toEqual(all(404));
  });

  test("an administrator's personal token", async () => {
    const { program } = await makeToken(app, admin);
    expect(await statusesFor(program)).toEqual(all(403));
  });

  test('a former administrator', async () => {
    const later = await startTestApp({ databaseOf: app, environment: { ADMIN_EMAILS: 'somebody.else@example.org' } });
    expect(await statusesFor(await adminSince(later, admin, new Date()))).toEqual(all(404));
    await later.close();
  });

  test('an administrator whose sign-in is twelve hours old, who is told to sign in again', async () => {
    const old = await adminSince(app, admin, new Date(Date.now() - 12 * HOUR_MS));
    expect(await statusesFor(old)).toEqual(all(403));
    expect((await old.call(listPeople, {})).refusal.code).toBe('sign_in_again');
    const recent = await adminSince(app, admin, new Date(Date.now() - 11 * HOUR_MS));
    expect((await recent.call(listPeople, {})).status).toBe(200);
  });
});

test('a guest with a link sees nothing of it', async () => {
  const night = await addEventFor(owner);
  const [guest = 0] = await addGuestsFor(owner, night.id, ['bea@example.org']);
  const { status } = await open(app, `/api/admin/people?own=${await guestPath(owner, guest)}`);
  expect(status).toBe(401);
});

test('an administrator reads no collection, no night and no guest of another', async () => {
  const game = await addGameFor(owner, { title: 'A secret game' });
  const night = await addEventFor(owner, { title: 'A secret night', location: 'A secret place' });
  await addGuestsFor(owner, night.id, ['secret.guest@example.org']);
  expect((await admin.fetch(`/api/games/${game.id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await admin.call(getEvent, { params: { id: night.id } })).status).toBe(404);
  expect((await admin.call(listGames, {})).body).toEqual([]);
  const answers = contracts.filter(({ method }) => method === 'get');
  for (const contract of answers) {
    const { body } = await admin.call(contract, { params: { id: owner.id } });
    expect(JSON.stringify(body ?? null)).not.toMatch(/secret/i);
  }
});

test('only an administrator is told that they are one', async () => {
  expect((await admin.call(getCurrentUser, {})).body.isAdmin).toBe(true);
  expect((await owner.call(getCurrentUser, {})).body.isAdmin).toBe(false);
});
