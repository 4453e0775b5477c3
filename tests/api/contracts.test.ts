import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { allContracts } from '#shared/all-contracts.ts';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import type { Contract } from '#shared/contract/contract.ts';
import { testChannel } from '#shared/nights/news/channels-contract.ts';
import { createGroup, listMemberships } from '#shared/nights/groups-contract.ts';
import { listPeople } from '#shared/plays/people-contract.ts';
import { recordPlay } from '#shared/plays/plays-contract.ts';
import { listPopularGames } from '#shared/games/popular-games-contract.ts';
import { listStaffPicks } from '#shared/recommendations/staff-picks-contract.ts';
import { dismissRecommendation } from '#shared/recommendations/recommendation-dismissals-contract.ts';
import { addSheet } from '#shared/plays/score-sheets-contract.ts';
import { addComment } from '#shared/sharing/shared-collection-contract.ts';
import { createSharing } from '#shared/sharing/sharing-contract.ts';
import { addView } from '#shared/collection/saved-views-contract.ts';
import { addCopy } from '#shared/copies/change-copies-contract.ts';
import { addTag } from '#shared/games/tags-contract.ts';
import { createTemplate } from '#shared/nights/templates-contract.ts';
import { MAX_ACCOUNT_FILE_BYTES } from '#shared/limits/limits.ts';
import { addNightComment } from '#shared/nights/night-comments-contract.ts';
import { proposeGame } from '#shared/nights/votes-contract.ts';
import { organizationMembers } from '#shared/schema/users.ts';
import { REFUSALS } from '#shared/refusals.ts';
import { bodyLimitsOf } from '#server/platform/http/bodies/body-limits.ts';
import { padOfTwo } from '#tests/support/rows/a-pad.ts';
import { lendFor } from '#tests/support/rows/a-loan.ts';
import { givePasskey } from '#tests/support/server/passkeys.ts';
import { makeToken } from '#tests/support/rows/make-token.ts';
import { addChallengeFor } from '#tests/support/rows/a-challenge.ts';
import { aSheet } from '#tests/support/rows/a-sheet.ts';
import { shareStoryFor } from '#tests/support/rows/story-payloads.ts';
import { addOwnersDevice, aSubscription } from '#tests/support/rows/notices.ts';
import { addChannelFor } from '#tests/support/rows/channels.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { adminSince, rowsOfSite } from '#tests/support/server/administrators.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { STAFF } from '#tests/support/rows/a-pick.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { withValidBody } from '#tests/support/accounts/valid-bodies.ts';

const PRIVILEGED = { ...STAFF, ADMIN_EMAILS: STAFF.STAFF_EMAILS };
const app = testApp({ environment: PRIVILEGED });
const slow = testApp({ databaseOf: app, environment: { ...PRIVILEGED, REQUESTS_PER_MINUTE: '1' } });
let ana: Person;
let bea: Person;
/** Ids of rows by the first part of their address: Ana's, and those of nobody, which everybody sees. */
let hers: Record<string, number | string>;
let nobodys: Record<(typeof OF_NOBODY)[number], number | string>;
const OF_NOBODY = ['popular-games', 'shared', 'barcodes'] as const;

beforeAll(async () => {
  ana = await adminSince(app, await makeOwner(app, { isPremiumPlus: true, email: STAFF.STAFF_EMAILS }), new Date());
  bea = await makeOwner(app, { isPremiumPlus: true });
  const preview = await ana.fetch('/api/imports/bgg-collection', {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv' },
    body: 'objectname,objectid,own,rating,numplays,wishlist\nAzul,230802,1,0,0,0\n',
  });
  const { id: games } = await addGameFor(ana);
  const played = await ana.call(recordPlay, { params: { id: games }, body: { players: '["Tom"]', scores: '[1]' } });
  const eventId = (await addEventFor(ana, { allowsComments: true })).id;
  const commented = await ana.call(addNightComment, { params: { id: eventId }, body: { text: 'Soup?' } });
  const [host] = (await ana.call(listAttendees, { params: { id: eventId } })).body;
  const brought = await ana.call(proposeGame, { params: { id: host?.id ?? 0 }, body: { title: 'Root' } });
  await (await makeOwner(app)).call(createGroup, { body: { name: 'Fridays', members: [{ email: ana.email }] } });
  const groupId = (await ana.call(createGroup, { body: { name: 'Sundays' } })).body.id;
  const shared = (await ana.call(createSharing, { body: { title: 'Our shelf', allowComments: true } })).body;
  const { shareId } = shared;
  const channels = await addChannelFor(ana, 'https://club.example');
  hers = {
    channels,
    'notice-devices': await addOwnersDevice(app, ana.id, aSubscription()),
    'channel-deliveries': (await ana.call(testChannel, { params: { id: channels } })).body.id,
    games,
    'shared-collections': shared.id,
    'shared-comments': (await ana.call(addComment, { params: { shareId }, body: { text: 'Hi' } })).body.id,
    'shared-stories': (await shareStoryFor(ana)).id,
    imports: ((await preview.json()) as { id: number }).id,
    sessions: played.body.id,
    people: (await ana.call(listPeople, {})).body[0]?.id ?? 0,
    events: eventId,
    attendees: (await addGuestsFor(ana, eventId, ['guest@example.org']))[0] ?? 0,
    'night-comments': commented.body.at(-1)?.id ?? 0,
    proposals: -(brought.body.games.find(({ isYours }) => isYours)?.number ?? 0),
    groups: groupId,
    memberships: (await ana.call(listMemberships, {})).body[0]?.id ?? 0,
    templates: (await ana.call(createTemplate, { body: { name: 'Fridays' } })).body.id,
    hosts: await asked(ana, 'bea@example.org'),
    hostings: await asked(await makeOwner(app), ana.email),
    account: ana.id,
    'score-pads': (await padOfTwo(ana)).code,
    'saved-views': (await ana.call(addView, { body: { name: 'Light', query: 'weight=2' } })).body.id,
    copies: (await ana.call(addCopy, { params: { id: games }, body: { place: 'Attic' } })).body.id,
    tags: (await ana.call(addTag, { body: { name: 'Cottage' } })).body.id,
    tokens: (await makeToken(app, ana)).id,
    passkeys: (await givePasskey(app, ana)).id,
    loans: (await lendFor(ana, games)).id,
    challenges: (await addChallengeFor(ana)).id,
    'score-sheets': (await ana.call(addSheet, { body: aSheet() })).body.id,
    'ai-recommendations': ana.id,
    'recommendation-dismissals': (await ana.call(dismissRecommendation, { body: { title: 'Risk' } })).body.id,
    'admin/people': ana.id,
    ...(await rowsOfSite(app, ana)),
    'staff-picks': (await ana.call(listStaffPicks, {})).body[0]?.id ?? 0,
  };
  nobodys = {
    shared: shareId,
    'popular-games': (await ana.call(listPopularGames, {})).body[0]?.id ?? 0,
    barcodes: '4006381333931',
  };
});

/** Id of what asks somebody to host for an organization. */
async function asked({ id: userId }: Person, email: string): Promise<number> {
  const rows = await app.services.db.insert(organizationMembers).values({ userId, email }).returning();
  return rows[0]?.id ?? 0;
}

const named = (contracts: readonly Contract[]) =>
  contracts.map((contract) => [`${contract.method.toUpperCase()} ${contract.path}`, contract] as const);
const ownersOnly = allContracts.filter(({ access }) => access !== 'visitor');
const withId = allContracts.filter(({ params }) => params !== undefined);
const withJson = allContracts.filter(({ body }) => body !== undefined && !('file' in body));
const withFile = allContracts.filter(({ body }) => body !== undefined && 'file' in body);

const firstPart = ({ path }: Contract) => {
  const [, , first = '', second] = path.split('/');
  return first === 'admin' ? `admin/${second}` : first;
};
/** A score pad is open to whoever knows its code, and yet only its owner finishes it. */
const isForAll = (contract: Contract) => firstPart(contract) === 'score-pads' && contract.access === 'visitor';
const ownersRow = withId.filter(
  (contract) => !OF_NOBODY.some((part) => part === firstPart(contract)) && !isForAll(contract),
);
const idOf = (contract: Contract) => ({ ...hers, ...nobodys })[firstPart(contract)] ?? 0;
const address = (contract: Contract, id: number | string) => contract.path.replace(/:\w+/, String(id));

function send(person: Person, contract: Contract, id: number | string, init: RequestInit = {}) {
  const takesJson = contract.body !== undefined && !('file' in contract.body);
  return person.fetch(address(contract, id), {
    method: contract.method.toUpperCase(),
    ...(takesJson && { body: '{}', headers: { 'Content-Type': 'application/json' } }),
    ...init,
  });
}

/** Checks any refusal: the status of its code, JSON, and no internal details. */
async function refusalOf(response: Response) {
  const json = await response.text();
  expect(json).not.toMatch(/\bat .*\.[jt]s:\d|node_modules|postgres|relation "|syntax error/i);
  const body = JSON.parse(json) as { code: keyof typeof REFUSALS; fields?: Record<string, string> };
  expect(REFUSALS[body.code][0]).toBe(response.status);
  return body;
}

describe('a visitor gets 401 from', () => {
  test.each(named(ownersOnly))('%s', async (_name, contract) => {
    const body = await refusalOf(await send(visitor(app), contract, idOf(contract)));
    expect(body.code).toBe('not_signed_in');
  });
});

describe('a row of another owner is not found by', () => {
  test.each(named(ownersRow))('%s', async (_name, contract) => {
    expect(idOf(contract)).not.toBe(0);
    const response = await send(bea, contract, idOf(contract), withValidBody(contract));
    expect((await refusalOf(response)).code).toBe('not_found');
  });
});

describe('a row of any owner is public for', () => {
  test.each(named(withId.filter((contract) => !ownersRow.includes(contract))))('%s', async (_name, contract) => {
    for (const person of [ana, bea]) {
      const response = await send(person, contract, idOf(contract), withValidBody(contract));
      expect(response.status).toBe(contract.status);
    }
  });
});

/** Ids are read by what the contracts share: one contract of each kind is sent all that are none. */
const isFirstOfItsKind = (contract: Contract) => withId.find(({ params }) => params === contract.params) === contract;

describe('an unknown or invalid id is not found by', () => {
  test.each(named(withId))('%s', async (_name, contract) => {
    const odd = isFirstOfItsKind(contract) ? ['-1', '1.5', '1e3', '99999999999999999999', '%00', '..%2f1'] : [];
    for (const id of [999_999_999, 'abc', ...odd]) {
      const response = await send(ana, contract, id, withValidBody(contract));
      expect((await refusalOf(response)).code).toBe('not_found');
    }
  });
});

/** An empty object is valid if every field is optional. */
const isTakenBy = ({ body }: Contract, json: string) =>
  json.startsWith('{"') || json === '{}' ? z.safeParse(body as z.ZodType, JSON.parse(json)).success : false;

describe('a malformed body gets 400 with the invalid fields from', () => {
  test.each(named(withJson))('%s', async (_name, contract) => {
    const headers = { 'Content-Type': 'application/json' };
    const bodies = ['{', '[]', '"text"', 'null', '42', '{}', '{"title":{"a":1},"rating":[],"email":7}'];
    for (const body of bodies.filter((json) => !isTakenBy(contract, json))) {
      const refused = await refusalOf(await send(ana, contract, idOf(contract), { headers, body }));
      expect(refused.code).toBe('invalid_request');
      expect(Object.keys(refused.fields ?? {}).length).toBeGreaterThan(0);
    }
  });

  test.each(named(withJson))('%s with a content type other than JSON', async (_name, contract) => {
    const response = await send(ana, contract, idOf(contract), {
      headers: { 'Content-Type': 'text/plain' },
      body: '{}',
    });
    expect((await refusalOf(response)).code).toBe('unsupported_media_type');
  });
});

/** Begins to send a file of so many bytes; what is answered before any of them has arrived, after 1.5 s. */
async function announce(contract: Contract, type: string, bytes: number): Promise<Response> {
  const sent = request(new URL(address(contract, idOf(contract)), app.origin), {
    method: contract.method,
    headers: { Cookie: ana.cookie, 'Content-Type': type, 'Content-Length': bytes },
  });
  sent.flushHeaders();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await text(answer);
  sent.destroy();
  return new Response(body, { status: answer.statusCode ?? 0 });
}

describe('a compressed body gets 415 from', () => {
  test.each(named(withJson))('%s', async (_name, contract) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const response = await send(ana, contract, idOf(contract), { headers, body: gzipSync('{}') });
    expect((await refusalOf(response)).code).toBe('unsupported_media_type');
  });
});

/** Small to send and large to hold: within the limit of bytes. */
const costlyBodies = (bytes: number) => [
  `[${'0,'.repeat(bytes / 2 - 2)}0]`,
  `{"x":[${'{},'.repeat(bytes / 3 - 4)}{}]}`,
  `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
];

describe('a body of many values or levels is refused before it is parsed by', () => {
  test.each(named(withJson))('%s', async (_name, contract) => {
    for (const body of costlyBodies(bodyLimitsOf(contract).bytes)) {
      const headers = { 'Content-Type': 'application/json' };
      const refused = await refusalOf(await send(ana, contract, idOf(contract), { headers, body }));
      expect([refused.code, refused.fields]).toEqual(['invalid_request', { body: 'This has too many parts' }]);
    }
  });
});

describe('a body over the size limit gets 413 from', () => {
  test.each(named(withJson))('%s', async (_name, contract) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ notes: 'x'.repeat(bodyLimitsOf(contract).bytes) });
    const response = await send(ana, contract, idOf(contract), { headers, body });
    expect((await refusalOf(response)).code).toBe('too_large');
  });

  test.concurrent.each(named(withFile))('%s', async (_name, contract) => {
    const [type = ''] = contract.body && 'file' in contract.body ? contract.body.file : [];
    const response = await announce(contract, type, MAX_ACCOUNT_FILE_BYTES + 1);
    expect((await refusalOf(response)).code).toBe('too_large');
  });
});

describe('a request from another site is rejected by', () => {
  test.each(named(allContracts.filter(({ method }) => method !== 'get')))('%s', async (_name, contract) => {
    const headers = { Origin: 'https://evil.example', 'Content-Type': 'application/json' };
    const response = await send(ana, contract, idOf(contract), { headers });
    expect((await refusalOf(response)).code).toBe('cross_site');
  });
});

describe('a request over the rate limit gets 429 from', () => {
  test.each(named(allContracts))('%s', async (_name, contract) => {
    const person = await makeOwner(slow);
    await send(person, contract, 1);
    const response = await send(person, contract, 1);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refusalOf(response)).code).toBe('too_many_requests');
  });
});

test('an unknown address gets 404', async () => {
  for (const path of ['/api', '/api/nothing', '/api/games/1/nothing', '/api/%ff']) {
    expect((await refusalOf(await ana.fetch(path))).code).toBe('not_found');
  }
});
