import { beforeEach, describe, expect, test } from 'vitest';
import {
  addView,
  changeView,
  deleteView,
  listViews,
  orderViews,
  type ViewChanges,
} from '#shared/collection/saved-views-contract.ts';
import { MAX_VIEW_NAME_LENGTH, MAX_VIEW_QUERY_LENGTH } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { savedViews } from '#shared/schema/saved-views.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let bea: Person;
beforeEach(async () => {
  [ana, bea] = [await makeOwner(app), await makeOwner(app)];
});

const add = (name: string, query = 'weight=2', person = ana) => person.call(addView, { body: { name, query } });
const made = async (name: string) => (await add(name)).body.id;
const views = async (person = ana) => (await person.call(listViews, {})).body;
const names = async (person = ana) => (await views(person)).map(({ name }) => name);
const order = (ids: number[], person = ana) => person.call(orderViews, { body: { ids } });

describe('a view is rejected with an error for the field', () => {
  test.each([
    ['name', { name: ' ', query: '' }],
    ['name', { name: 'x'.repeat(MAX_VIEW_NAME_LENGTH + 1), query: '' }],
    ['query', { name: 'Long', query: `q=${'x'.repeat(MAX_VIEW_QUERY_LENGTH)}` }],
    ['query', { name: 'Elsewhere', query: '//example.org/?a=1' }],
    ['query', { name: 'Markup', query: 'q=<b>' }],
  ])('%s', async (field, body) => {
    const { status, refusal } = await ana.call(addView, { body });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });

  test('if its name is taken, in any case, also concurrently', async () => {
    const both = await Promise.all([add('Cottage'), add(' COTTAGE ')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('duplicate_view');
    const id = await made('Six');
    const renamed = await ana.call(changeView, { params: { id }, body: { name: 'cottage' } });
    expect([renamed.status, renamed.refusal.code]).toEqual([409, 'duplicate_view']);
    expect((await add('Cottage', '', bea)).status).toBe(201);
  });

  test('beyond the maximum, also concurrently', async () => {
    await app.services.db.insert(savedViews).values(
      Array.from({ length: STORAGE_LIMITS.savedViews.most - 1 }, (_, position) => ({
        userId: ana.id,
        name: `V${position}`,
        nameKey: `v${position}`,
        query: '',
        position,
      })),
    );
    const both = await Promise.all([add('Last'), add('Too many')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('limit_reached');
  });
});

test('a view of another owner cannot be read, changed, moved or deleted', async () => {
  const [first, id] = [await made('Six'), await made('Cottage')];
  expect(await views(bea)).toEqual([]);
  expect((await bea.call(changeView, { params: { id }, body: { isPinned: false } })).status).toBe(404);
  expect((await order([id, first], bea)).body).toEqual([]);
  expect((await bea.call(deleteView, { params: { id } })).status).toBe(404);
  expect(await views()).toEqual([
    { id: first, name: 'Six', query: 'weight=2', isPinned: true },
    { id, name: 'Cottage', query: 'weight=2', isPinned: true },
  ]);
});

test('name, pin and filter of a view can be changed separately', async () => {
  const id = await made('Six');
  const change = async (body: ViewChanges) => (await ana.call(changeView, { params: { id }, body })).body;
  expect(await change({ name: '  Seven  players ' })).toEqual({
    id,
    name: 'Seven players',
    query: 'weight=2',
    isPinned: true,
  });
  expect(await change({ isPinned: false })).toMatchObject({ name: 'Seven players', isPinned: false });
  expect(await change({ query: 'players=7&by=best' })).toMatchObject({ query: 'players=7&by=best', isPinned: false });
  expect((await ana.call(changeView, { params: { id }, body: {} })).status).toBe(400);
});

test('views keep the given order, and unlisted views follow in their previous order', async () => {
  const [a, b, c] = [await made('A'), await made('B'), await made('C')];
  expect((await order([c, 999_999, c])).body.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
  await made('D');
  expect(await names()).toEqual(['C', 'A', 'B', 'D']);
  await Promise.all([order([a, b]), order([b, a])]);
  expect((await names()).slice(2)).toEqual(['C', 'D']);
  await ana.call(deleteView, { params: { id: c } });
  expect((await names()).slice(2)).toEqual(['D']);
});
