import { beforeAll, describe, expect, test } from 'vitest';
import { completeTitle } from '#shared/games/titles-contract.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;

beforeAll(async () => {
  ana = await makeOwner(app);
});

const complete = async (q: string) => (await ana.call(completeTitle, { query: { q } })).body;
const titlesFor = async (q: string) => (await complete(q)).map(({ title }) => title);

describe('completing a title', () => {
  test('requires a signed-in user', async () => {
    const { status } = await visitor(app).call(completeTitle, { query: { q: 'azul' } });
    expect(status).toBe(401);
  });

  test.each(['x'.repeat(MAX_TITLE_LENGTH + 1), 'nul \0 byte'])('rejects an invalid title', async (q) => {
    const { status, refusal } = await ana.call(completeTitle, { query: { q } });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['q']]);
  });

  test.each(['', '   ', '!?', 'Our Own House Rules Game', 'qwertyuiop'])('returns nothing for %j', async (q) => {
    expect(await complete(q)).toEqual([]);
  });

  test('returns the facts of the catalogue', async () => {
    const [catan] = await complete('catan');
    const weight = expect.any(Number);
    expect(catan).toEqual({
      bggId: 13,
      title: 'CATAN',
      year: 1995,
      players: '3-4',
      duration: '120 min',
      minAge: 10,
      category: 'euro',
      difficulty: 'medium',
      weight,
      bestPlayers: '4',
    });
  });

  test('returns null for unknown facts', async () => {
    const [toledo] = await complete('toledo');
    expect(toledo).toMatchObject({ title: 'Toledo', year: 2008, players: '2-4', duration: '60 min', minAge: 10 });
    expect(toledo).toMatchObject({ weight: 2.18, difficulty: 'medium', category: null, bestPlayers: null });
    const [trails] = await complete('trails');
    expect(trails).toMatchObject({ title: 'Trails', minAge: null, weight: null, difficulty: null });
  });
});

describe('a known game is the first result', () => {
  test.each([
    ['without its accents', 'orleans', 'Orléans'],
    ['in capitals', 'TERRAFORMING', 'Terraforming Mars'],
    ["without 'the'", 'castles of burg', 'The Castles of Burgundy'],
    ['with a wrong letter', 'carcassinne', 'Carcassonne'],
    ['with a missing letter', 'wigspan', 'Wingspan'],
    ['with an additional letter', 'gloomhhaven', 'Gloomhaven'],
    ['with two letters swapped', 'padnemic', 'Pandemic'],
    ['with a typo in an incomplete query', 'terrafromi', 'Terraforming Mars'],
    ['from a list beyond the catalogue', 'yukon air', 'Yukon Airways'],
  ])('%s', async (_how, typed, title) => {
    expect((await titlesFor(typed))[0]).toBe(title);
  });
});

test('the best known games come first, at most eight', async () => {
  const titles = await titlesFor('pandemic');
  expect(titles).toHaveLength(8);
  expect(titles.slice(0, 2)).toEqual(['Pandemic', 'Pandemic Legacy: Season 1']);
  expect((await titlesFor('c')).slice(0, 2)).toEqual(['Carcassonne', 'CATAN']);
});

test('games with the same title are distinguished by year', async () => {
  const coups = (await complete('coup')).filter(({ title }) => title === 'Coup');
  expect(coups.length).toBeGreaterThan(1);
  expect(new Set(coups.map(({ year }) => year)).size).toBe(coups.length);
});
