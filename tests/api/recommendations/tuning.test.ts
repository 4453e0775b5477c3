import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { getRecommendationState, tuneRecommendations } from '#shared/recommendations/recommendations-contract.ts';
import { NO_TUNING, type RecommendationTuning } from '#shared/shapes/recommendation-tuning.ts';
import { popularGames } from '#shared/schema/games.ts';
import { users } from '#shared/schema/users.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { addRated, SHELF, titlesFor } from '#tests/support/rows/recommended.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let plus: Person;

beforeEach(async () => {
  plus = await makeOwner(app, { isPremiumPlus: true });
});

const tune = (person: Person, body: object, id = person.id) =>
  person.call(tuneRecommendations, { params: { id }, body });
const tuningOf = async (person: Person) =>
  (await person.call(getRecommendationState, { params: { id: person.id } })).body.tuning;

describe('tuning is rejected', () => {
  test.each([{}, { isPremium: true }])('for an account with %j', async (account) => {
    const person = await makeOwner(app, account);
    const { status, refusal } = await tune(person, { ...NO_TUNING, weight: 1 });
    expect([status, refusal.code]).toEqual([403, 'PLAN_REQUIRED']);
    expect(refusal.message).toContain('Premium Plus');
    expect(await tuningOf(person)).toEqual(NO_TUNING);
  });

  test('for another account', async () => {
    const { status } = await tune(await makeOwner(app, { isPremiumPlus: true }), { ...NO_TUNING, weight: 1 }, plus.id);
    expect(status).toBe(404);
    expect(await tuningOf(plus)).toEqual(NO_TUNING);
  });

  test.each([
    [{}, ['company', 'surprise', 'weight']],
    [{ ...NO_TUNING, weight: 1.01 }, ['weight']],
    [{ ...NO_TUNING, surprise: '1' }, ['surprise']],
    [{ ...NO_TUNING, company: null }, ['company']],
  ])('with %j, with errors for the fields', async (body, fields) => {
    const { status, refusal } = await tune(plus, body);
    expect([status, Object.keys(refusal.fields ?? {}).sort()]).toEqual([400, fields]);
  });
});

test('tuning is stored', async () => {
  const tuning = { weight: -0.5, surprise: 1, company: 0.25 };
  const { status, body } = await tune(plus, tuning);
  expect([status, body]).toEqual([200, tuning]);
  expect(await tuningOf(plus)).toEqual(tuning);
});

describe('recommendations', () => {
  const recommendedWhen = async (tuning: RecommendationTuning) => {
    const person = await makeOwner(app, { isPremiumPlus: true });
    await addRated(person, ['Azul', 'Wingspan', 'Pandemic', 'Splendor', 'Carcassonne'], 4.5);
    await tune(person, tuning);
    const titles = await titlesFor(person);
    return (await app.services.db.select().from(popularGames)).filter(({ title }) => titles.includes(title));
  };
  const mean = (numbers: (number | null)[]) => numbers.reduce<number>((sum, n) => sum + (n ?? 0), 0) / numbers.length;

  test.each([
    ['weight', 'heavier', (games) => mean(games.map(({ weight }) => weight))],
    ['surprise', 'less known', (games) => mean(games.map(({ popularity }) => -popularity))],
    ['company', 'for more players', (games) => mean(games.map(({ players }) => Number(players.split('-').at(-1))))],
  ] as [keyof RecommendationTuning, string, (games: (typeof popularGames.$inferSelect)[]) => number][])(
    'with %s at 1 are %s than at -1',
    async (dial, _what, of) => {
      const low = of(await recommendedWhen({ ...NO_TUNING, [dial]: -1 }));
      const high = of(await recommendedWhen({ ...NO_TUNING, [dial]: 1 }));
      expect(high).toBeGreaterThan(low);
    },
  );

  test('ignore the tuning after the plan has ended', async () => {
    const once = plus;
    const never = await makeOwner(app, { isPremium: true });
    for (const person of [once, never]) await addRated(person, SHELF);
    await tune(once, { weight: 1, surprise: 1, company: 1 });
    await app.services.db.update(users).set({ isPremiumPlus: false, isPremium: true }).where(eq(users.id, once.id));
    expect(await titlesFor(once)).toEqual(await titlesFor(never));
  });
});
