import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  dismissRecommendation,
  listDismissals,
  restoreRecommendation,
} from '#shared/recommendations/recommendation-dismissals-contract.ts';
import { getRecommendationState, listAiRecommendations } from '#shared/recommendations/recommendations-contract.ts';
import {
  getStaffRecommendationState,
  listStaffRecommendations,
} from '#shared/recommendations/staff-recommendations-contract.ts';
import { STAFF } from '#tests/support/rows/a-pick.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { addRated, generateFor, SHELF } from '#tests/support/rows/recommended.ts';
import { addPickFor, makeStaff } from '#tests/support/server/staff.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ environment: STAFF });
let staff: Person;
let ana: Person;
beforeAll(async () => {
  staff = await makeStaff(app);
  for (const title of ['Sky Team', 'Cascadia', 'Heat']) await addPickFor(staff, { title });
});
beforeEach(async () => {
  ana = await makeOwner(app, { isPremium: true });
  await addRated(ana, SHELF);
});

async function dismiss(person: Person, game: { title: string; bggId?: number | null }) {
  const { status, body } = await person.call(dismissRecommendation, { body: game });
  expect(status).toBe(201);
  return body.id;
}
const picksOf = async (person: Person) =>
  (await person.call(listStaffRecommendations, {})).body.map(({ title }) => title);
const generatedOf = async (person: Person) =>
  (await person.call(listAiRecommendations, { params: { id: person.id } })).body;
const titlesOf = async (person: Person) => (await generatedOf(person)).map((one) => one.recommendedGameTitle);

test('a dismissal of another owner has no effect and cannot be undone', async () => {
  const bea = await makeOwner(app, { isPremium: true });
  const id = await dismiss(ana, { title: 'Sky Team' });
  expect(await picksOf(bea)).toContain('Sky Team');
  expect((await bea.call(restoreRecommendation, { params: { id } })).status).toBe(404);
  expect(await picksOf(ana)).not.toContain('Sky Team');
  expect((await bea.call(listDismissals, {})).body).toEqual([]);
});

test('a game without a title cannot be dismissed', async () => {
  const { status, refusal } = await ana.call(dismissRecommendation, { body: { title: ' ' } });
  expect([status, refusal.fields]).toEqual([400, { title: 'Please say which game' }]);
});

describe('a dismissed game', () => {
  test('is removed from the list at once, and listed again after an undo', async () => {
    const [first] = (await generateFor(ana)).body;
    const before = await titlesOf(ana);
    const id = await dismiss(ana, {
      title: first?.recommendedGameTitle ?? '',
      bggId: first?.recommendedGameBggId ?? null,
    });
    expect(await titlesOf(ana)).toEqual(before.slice(1));
    const { body } = await ana.call(getRecommendationState, { params: { id: ana.id } });
    expect(body).toMatchObject({ total: 9, shown: 9 });
    expect((await ana.call(restoreRecommendation, { params: { id } })).status).toBe(204);
    expect(await titlesOf(ana)).toEqual(before);
  });

  test('is never recommended again, in any edition', async () => {
    await generateFor(ana);
    const dismissed = await titlesOf(ana);
    for (const title of dismissed) await dismiss(ana, { title });
    for (let generation = 0; generation < 4; generation += 1) {
      await generateFor(ana);
      const titles = await titlesOf(ana);
      expect(titles).toHaveLength(10);
      expect(titles.filter((title) => dismissed.includes(title))).toEqual([]);
    }
  });

  test('is removed from both staff picks and recommendations', async () => {
    await generateFor(ana);
    const [generated = ''] = await titlesOf(ana);
    await addPickFor(staff, { title: generated });
    expect(await picksOf(ana)).toContain(generated);
    await dismiss(ana, { title: generated });
    expect([await picksOf(ana), await titlesOf(ana)].flat()).not.toContain(generated);
  });

  test('is stored once, with its known id', async () => {
    const id = await dismiss(ana, { title: 'Risk', bggId: 181 });
    expect(await dismiss(ana, { title: ' risk ' })).toBe(id);
    expect((await ana.call(listDismissals, {})).body).toMatchObject([{ id, title: 'Risk', bggId: 181 }]);
  });
});

test('on the Free plan a dismissal does not reveal an item of a higher plan', async () => {
  const free = await makeOwner(app);
  await addRated(free, SHELF);
  const [shown] = (await generateFor(free)).body;
  await dismiss(free, { title: shown?.recommendedGameTitle ?? '' });
  expect(await generatedOf(free)).toEqual([]);
  const [first = '', second = ''] = await picksOf(free);
  const more = async () => (await free.call(getStaffRecommendationState, {})).body.more;
  const before = await more();
  await dismiss(free, { title: first });
  expect([await picksOf(free), await more()]).toEqual([[second], before]);
});
