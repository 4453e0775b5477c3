import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getSharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import * as contracts from '#shared/sharing/sharing-contract.ts';
import { users } from '#shared/schema/users.ts';
import { makeOwner, visitor } from '#tests/support/server/owners.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = ownerOfEachTest(app, { isPremiumPlus: true });

const of = (row: { id: number }) => ({ params: { id: row.id } });
const list = async (person = ana) => (await person.call(contracts.listSharings, {})).body;
const change = (row: { id: number }, body: object, person = ana) =>
  person.call(contracts.changeSharing, { ...of(row), body });
const open = ({ shareId }: { shareId: string }, person = visitor(app)) =>
  person.call(getSharedCollection, { params: { shareId } });

describe('below Premium Plus', () => {
  test.each([
    ['Free', {}],
    ['Premium', { isPremium: true }],
  ])('%s cannot share a collection; the message names the plan', async (_plan, account) => {
    const bea = await makeOwner(app, account);
    const { status, refusal } = await bea.call(contracts.createSharing, { body: { title: 'Our shelf' } });
    expect([status, refusal]).toEqual([
      403,
      { code: 'PLAN_REQUIRED', message: 'Sharing a collection needs Premium Plus.' },
    ]);
    expect(await list(bea)).toEqual([]);
  });

  test('an existing shared collection can be read, hidden and deleted only', async () => {
    const shared = await shareFor(ana, { allowComments: true });
    await app.services.db.update(users).set({ isPremiumPlus: false }).where(eq(users.id, ana.id));
    expect((await open(shared)).status).toBe(200);
    for (const more of [{ title: 'Ours' }, { allowIndexing: true }, { isPublic: false, allowComments: true }])
      expect((await change(shared, more)).refusal.code).toBe('PLAN_REQUIRED');

    expect((await change(shared, { isPublic: false, allowComments: false })).body).toMatchObject({
      isPublic: false,
      allowComments: false,
    });
    expect((await open(shared)).status).toBe(404);
    expect((await change(shared, { isPublic: true })).refusal.code).toBe('PLAN_REQUIRED');
    expect((await ana.call(contracts.deleteSharing, of(shared))).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});

test('another owner cannot read, change or delete it', async () => {
  const shared = await shareFor(ana);
  const bea = await makeOwner(app, { isPremiumPlus: true });
  expect(await list(bea)).toEqual([]);
  expect((await change(shared, { title: 'Mine' }, bea)).status).toBe(404);
  expect((await bea.call(contracts.deleteSharing, of(shared))).status).toBe(404);
  expect((await list())[0]?.title).toBe('Our shelf');
});

test.each([
  ['a blank title', { title: ' ' }, 'title'],
  ['a title that is too long', { title: 'x'.repeat(201) }, 'title'],
  ['a description that is too long', { description: 'x'.repeat(601) }, 'description'],
])('%s is rejected with an error for the field', async (_what, invalid, field) => {
  const shared = await shareFor(ana);
  const replies = [
    await ana.call(contracts.createSharing, { body: { title: 'Ours', ...invalid } }),
    await change(shared, invalid),
  ];
  for (const { status, refusal } of replies)
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
});

test('a shared collection is public, without comments and not indexed by default', async () => {
  const shared = await shareFor(ana);
  expect(shared).toMatchObject({
    userId: ana.id,
    isPublic: true,
    allowComments: false,
    showRatings: true,
    allowIndexing: false,
    views: 0,
    comments: 0,
  });
  const other = await shareFor(ana, { title: 'Without ratings', showRatings: false });
  expect((await list()).map(({ title }) => title)).toEqual(['Without ratings', 'Our shelf']);
  expect(new Set([shared.shareId, other.shareId]).size).toBe(2);
  expect(shared.shareId).toMatch(/^[\w-]{22}$/);
});

test('a change keeps omitted fields', async () => {
  const shared = await shareFor(ana, { description: 'Come and pick one' });
  const { body } = await change(shared, { title: 'The shelf' });
  expect(body).toEqual({ ...shared, title: 'The shelf', updatedAt: body.updatedAt });
});

test('making it private hides it at once from everybody but its owner, and can be reversed', async () => {
  const shared = await shareFor(ana);
  const bea = await makeOwner(app);
  const etag = (await open(shared)).headers.get('etag') ?? '';
  await change(shared, { isPublic: false });
  const again = await visitor(app).fetch(`/api/shared/${shared.shareId}`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(404);
  expect((await open(shared, bea)).refusal.code).toBe('not_found');
  expect((await open(shared, ana)).body).toMatchObject({ isMine: true, isPublic: false });
  await change(shared, { isPublic: true });
  expect((await open(shared, bea)).body).toMatchObject({ isMine: false, isPublic: true });
});

test('the link of a deleted collection is not found', async () => {
  const shared = await shareFor(ana);
  await ana.call(contracts.deleteSharing, of(shared));
  expect((await open(shared)).status).toBe(404);
  expect((await open(shared, ana)).status).toBe(404);
});
