import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { retireStaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import {
  getStaffRecommendationState,
  listStaffRecommendations,
} from '#shared/recommendations/staff-recommendations-contract.ts';
import { shownTo } from '#server/recommendations/staff-pick-service.ts';
import { PICK, STAFF } from '#tests/support/rows/a-pick.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { addPickFor, makeStaff } from '#tests/support/server/staff.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const DISTANT = '2999-01';

const app = testApp({ environment: STAFF });
let staff: Person;
let free: Person;
let premium: Person;

beforeAll(async () => {
  staff = await makeStaff(app);
  free = await makeOwner(app);
  premium = await makeOwner(app, { isPremium: true });
});
beforeEach(async () => {
  await app.services.pool.query('delete from staff_recommendations');
});

const list = (person: Person, headers: Record<string, string> = {}) =>
  person.fetch(listStaffRecommendations.path, { headers });
const shown = async (person: Person) => (await person.call(listStaffRecommendations, {})).body;
const titles = async (person: Person) => (await shown(person)).map(({ title }) => title);

test('a visitor gets 401', async () => {
  expect((await list(visitor(app))).status).toBe(401);
});

describe('the list', () => {
  test('excludes retired picks and picks of later months', async () => {
    await addPickFor(staff, { title: 'Now' });
    await addPickFor(staff, { title: 'To come', month: DISTANT });
    const { id, updatedAt } = await addPickFor(staff, { title: 'Retired' });
    await staff.call(retireStaffPick, { params: { id }, body: { updatedAt, retired: true } });
    expect(await titles(premium)).toEqual(['Now']);
  });

  test('includes a pick from the first moment of its month', async () => {
    await addPickFor(staff, { title: 'March', month: '2026-03' });
    const owner = { id: premium.id, plan: 'premium' } as const;
    const at = async (moment: string) => (await shownTo(app.services.db, owner, new Date(moment))).picks;
    expect(await at('2026-02-28T23:59:59.999Z')).toEqual([]);
    expect(await at('2026-03-01T00:00:00Z')).toMatchObject([{ title: 'March' }]);
    expect(await at('2031-01-01T00:00:00Z')).toMatchObject([{ title: 'March' }]);
  });

  test('has featured picks first, then by latest month, then by order', async () => {
    await addPickFor(staff, { title: 'No month' });
    await addPickFor(staff, { title: 'Old', month: '2020-01' });
    await addPickFor(staff, { title: 'New', month: '2020-02' });
    await addPickFor(staff, { title: 'New, second', month: '2020-02' });
    await addPickFor(staff, { title: 'Old, featured', month: '2020-01', featured: true });
    expect(await titles(premium)).toEqual(['Old, featured', 'New', 'New, second', 'Old', 'No month']);
  });
});

describe('a pick that is owned', () => {
  test('is listed last, and a wished one keeps its place', async () => {
    const ana = await makeOwner(app, { isPremium: true });
    await addPickFor(staff, { title: 'Azul', featured: true });
    for (const title of ['Hive', 'Calico', 'Heat']) await addPickFor(staff, { title });
    await addGameFor(ana, { title: 'azul' });
    await addGameFor(ana, { title: 'Hive' });
    await addGameFor(ana, { title: 'Calico', isWishlist: true });
    expect(await titles(ana)).toEqual(['Calico', 'Heat', 'Azul', 'Hive']);
    expect(await titles(premium)).toEqual(['Azul', 'Hive', 'Calico', 'Heat']);
  });

  test('is recognized by its BoardGameGeek id too, and does not count towards the limit of Free', async () => {
    const bea = await makeOwner(app);
    await addPickFor(staff, { title: 'Sky Team', bggId: 373106, featured: true });
    for (const title of ['A', 'B', 'C']) await addPickFor(staff, { title });
    await addGameFor(bea, { title: 'My Sky Team', bggId: 373106 });
    expect(await titles(bea)).toEqual(['A', 'B']);
    expect(await titles(free)).toEqual(['Sky Team', 'A']);
  });
});

describe('on the Free plan', () => {
  beforeEach(async () => {
    for (const title of ['A', 'B', 'C']) await addPickFor(staff, { title });
  });

  const moreOf = async (person: Person) => (await person.call(getStaffRecommendationState, {})).body.more;

  test('two picks are sent with their reason, and the number of others', async () => {
    const picks = await shown(free);
    expect(picks.map(({ title }) => title)).toEqual(['A', 'B']);
    const { recommendationReason: reason } = PICK;
    expect(picks.map(({ recommendationReason }) => recommendationReason)).toEqual([reason, reason]);
    expect(await (await list(free)).text()).not.toContain('updatedAt');
    expect(await moreOf(free)).toBe(1);
  });

  test('and on a paid plan all are sent', async () => {
    expect(await titles(premium)).toEqual(['A', 'B', 'C']);
    expect(await moreOf(premium)).toBe(0);
  });
});

describe('a request with the current ETag', () => {
  const etagOf = async (person: Person) => (await list(person)).headers.get('etag') ?? '';

  test('gets 304 until something changes', async () => {
    await addPickFor(staff, { title: 'A' });
    const etag = await etagOf(premium);
    const again = await list(premium, { 'If-None-Match': etag });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
    await addPickFor(staff, { title: 'To come', month: DISTANT });
    expect((await list(premium, { 'If-None-Match': etag })).status).toBe(304);
    await addPickFor(staff, { title: 'B' });
    expect((await list(premium, { 'If-None-Match': etag })).status).toBe(200);
  });

  test('gets another list after a change of plan', async () => {
    for (const title of ['A', 'B', 'C']) await addPickFor(staff, { title });
    expect((await list(premium, { 'If-None-Match': await etagOf(free) })).status).toBe(200);
  });
});
