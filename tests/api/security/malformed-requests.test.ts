import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { allContracts } from '#shared/all-contracts.ts';
import type { Contract } from '#shared/contract/contract.ts';
import { addGame } from '#shared/games/games-contract.ts';
import { createGroup } from '#shared/nights/groups-contract.ts';
import { dismissRecommendation } from '#shared/recommendations/recommendation-dismissals-contract.ts';
import { addSheet } from '#shared/plays/score-sheets-contract.ts';
import { shareStoryFor } from '#tests/support/rows/story-payloads.ts';
import { listStaffPicks } from '#shared/recommendations/staff-picks-contract.ts';
import { addView } from '#shared/collection/saved-views-contract.ts';
import { addCopy } from '#shared/copies/change-copies-contract.ts';
import { addTag } from '#shared/games/tags-contract.ts';
import { createSharing } from '#shared/sharing/sharing-contract.ts';
import { createTemplate } from '#shared/nights/templates-contract.ts';
import { startPadFor } from '#tests/support/rows/a-pad.ts';
import { addChannelFor } from '#tests/support/rows/channels.ts';
import { addChallengeFor } from '#tests/support/rows/a-challenge.ts';
import { aSheet } from '#tests/support/rows/a-sheet.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { hostileText, someFieldsOf } from '#tests/support/accounts/hostile-values.ts';
import { longForm } from '#tests/support/runner/long-form.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { adminSince } from '#tests/support/server/administrators.ts';
import { STAFF } from '#tests/support/rows/a-pick.ts';
import { brokenJson, contentTypes, ids } from './odd-requests.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { GOOD_BODIES } from './good-bodies.ts';

const app = testApp({ environment: { ...STAFF, ADMIN_EMAILS: STAFF.STAFF_EMAILS } });
let ana: Person;
/** Ana's rows, by the first part of their address. */
let hers: Record<string, number | string>;
beforeAll(async () => {
  ana = await adminSince(app, await makeOwner(app, { isPremiumPlus: true, email: STAFF.STAFF_EMAILS }), new Date());
  const eventId = (await addEventFor(ana)).id;
  const shared = (await ana.call(createSharing, { body: { title: 'Shelf', allowComments: true } })).body;
  hers = {
    shared: shared.shareId,
    'shared-collections': shared.id,
    'shared-stories': (await shareStoryFor(ana)).id,
    games: (await addGameFor(ana)).id,
    'score-pads': (await startPadFor(ana)).code,
    'saved-views': (await ana.call(addView, { body: { name: 'Light', query: 'weight=2' } })).body.id,
    copies: (await ana.call(addCopy, { params: { id: (await addGameFor(ana, { title: 'Root' })).id }, body: {} })).body
      .id,
    tags: (await ana.call(addTag, { body: { name: 'Cottage' } })).body.id,
    challenges: (await addChallengeFor(ana)).id,
    'score-sheets': (await ana.call(addSheet, { body: aSheet() })).body.id,
    events: (await addEventFor(ana)).id,
    'ai-recommendations': ana.id,
    'recommendation-dismissals': (await ana.call(dismissRecommendation, { body: { title: 'Risk' } })).body.id,
    'staff-picks': (await ana.call(listStaffPicks, {})).body[0]?.id ?? 0,
    attendees: (await addGuestsFor(ana, eventId, ['guest@example.org']))[0] ?? 0,
    channels: await addChannelFor(ana, 'https://club.example'),
    groups: (await ana.call(createGroup, { body: { name: 'Fridays' } })).body.id,
    templates: (await ana.call(createTemplate, { body: { name: 'Fridays' } })).body.id,
  };
});

/** `npm run fuzz` sends many more. */
const RUNS_EACH = longForm ? 15 : 5;

const requestFor = (contract: Contract) => {
  const bodies =
    contract.body && !('file' in contract.body)
      ? someFieldsOf(contract.body).map((odd) => JSON.stringify({ ...GOOD_BODIES[contract.path], ...odd }))
      : hostileText;
  return fc.record({
    id: ids,
    query: someFieldsOf(contract.query),
    body: fc.oneof({ arbitrary: bodies, weight: 8 }, { arbitrary: brokenJson, weight: 2 }),
    contentType: fc.oneof(
      { arbitrary: fc.constant(contract.body && 'file' in contract.body ? 'text/csv' : 'application/json'), weight: 8 },
      { arbitrary: contentTypes, weight: 1 },
    ),
    encoding: fc.oneof({ arbitrary: fc.constant(null), weight: 12 }, fc.constantFrom('gzip', 'br', 'nonsense')),
  });
};

/** The id of a row that is Ana's: recommendations stand under her own. */
const ownId = ({ path }: Contract) => hers[path.split('/')[2] ?? ''] ?? hers['games'];

const queryText = (query: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

test.each([
  ['lastPlayed', '0000-01-01T00:00:00Z'],
  ['lastPlayed', '0001-01-01T00:00:00+23:59'],
  ['lastPlayed', '0099-12-31T00:00:00Z'],
  ['lastPlayed', '9999-12-31T23:59:59-23:59'],
  ['rating', 5e-324],
  ['rating', 4.500000001],
  ['title', 'a\0b'],
  ['notes', '\ud800'],
])('a game with the %s %j is rejected with an error for the field', async (field, value) => {
  const { status, refusal } = await ana.call(addGame, {
    body: { ...GOOD_BODIES[addGame.path], title: 'Odd', [field]: value },
  });
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
});

test('every body has a valid example here', () => {
  const withJson = allContracts.filter(({ body }) => body !== undefined && !('file' in body));
  expect(Object.keys(GOOD_BODIES).sort()).toEqual([...new Set(withJson.map(({ path }) => path))].sort());
});

describe('no request makes the server fail:', () => {
  test.each(allContracts.map((contract) => [`${contract.method.toUpperCase()} ${contract.path}`, contract] as const))(
    '%s',
    async (_name, contract) => {
      await fc.assert(
        fc.asyncProperty(requestFor(contract), async ({ id, query, body, contentType, encoding }) => {
          const path = contract.path.replace(/:\w+/, id === 'own' ? String(ownId(contract)) : id);
          const response = await ana.fetch(`${path}?${queryText(query)}`, {
            method: contract.method.toUpperCase(),
            ...(contract.method !== 'get' && {
              headers: { 'Content-Type': contentType, ...(encoding && { 'Content-Encoding': encoding }) },
              body,
            }),
          });
          // A stream that is open goes on for as long as somebody listens.
          await (contract.responseType === 'text/event-stream' ? response.body?.cancel() : response.arrayBuffer());
          expect(response.status).toBeLessThan(500);
        }),
        { numRuns: RUNS_EACH },
      );
    },
    60_000,
  );
});
