import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  generateAiRecommendations,
  getRecommendationState,
  listAiRecommendations,
} from '#shared/recommendations/recommendations-contract.ts';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { games } from '#shared/schema/games.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { aiRecommendations } from '#shared/schema/recommendations.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { addRated, generateFor, ON_SHELF, SHELF, titlesFor } from '#tests/support/rows/recommended.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const other = testApp({ databaseOf: app });
let free: Person;
let premium: Person;

beforeEach(async () => {
  free = await makeOwner(app);
  premium = await makeOwner(app, { isPremium: true });
});

const listFor = async (person: Person) =>
  (await person.call(listAiRecommendations, { params: { id: person.id } })).body;
const stateOf = async (person: Person) =>
  (await person.call(getRecommendationState, { params: { id: person.id } })).body;
const rowsOf = (person: Person) =>
  app.services.db.select().from(aiRecommendations).where(eq(aiRecommendations.userId, person.id));

describe('on the Free plan', () => {
  const LIMIT = {
    code: 'FREE_USER_LIMIT_REACHED',
    message: "You've already generated AI recommendations. Upgrade to premium for unlimited recommendations!",
  };

  beforeEach(() => addRated(free, SHELF));

  test('a second generation is rejected, and the first result is kept', async () => {
    expect((await generateFor(free)).status).toBe(201);
    const before = await listFor(free);
    const { status, refusal } = await generateFor(free);
    expect([status, refusal]).toEqual([403, LIMIT]);
    expect(await listFor(free)).toEqual(before);
  });

  test('one of concurrent generations succeeds, on one server or two', async () => {
    const path = `/api/ai-recommendations/generate/${free.id}`;
    const replies = await Promise.all(
      [app, other, app].map(({ origin }) => free.fetch(new URL(path, origin).href, { method: 'POST' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    expect(await rowsOf(free)).toHaveLength(10);
  });

  test('one of the ten stored results is shown', async () => {
    const { body } = await generateFor(free);
    expect(body).toHaveLength(1);
    expect(await listFor(free)).toEqual(body);
    expect(await rowsOf(free)).toHaveLength(10);
    expect(await stateOf(free)).toMatchObject({ total: 10, shown: 1, mayGenerate: false });
  });

  test('a generation on a former paid plan counts', async () => {
    await app.services.db.insert(aiRecommendations).values({ userId: free.id, recommendedGameTitle: 'Azul' });
    expect((await generateFor(free)).refusal).toMatchObject(LIMIT);
  });
});

describe('with fewer than five rated games', () => {
  const fewer = async (person: Person, missing: number) => {
    const { status, refusal } = await generateFor(person);
    expect([status, refusal.code]).toEqual([409, 'too_few_games']);
    expect(refusal.message).toContain(`Add ${missing} more first.`);
  };

  test('generating is rejected, and does not use up the generation of the Free plan', async () => {
    await fewer(free, 5);
    await addRated(free, SHELF.slice(0, 3));
    await fewer(free, 2);
    expect(await stateOf(free)).toMatchObject({ total: 0, mayGenerate: true });
    await addGameFor(free, { title: 'Patchwork', isWishlist: true });
    await addRated(free, ['Sagrada']);
    expect((await generateFor(free)).status).toBe(201);
  });

  test('generating is rejected on a paid plan too, without counting removed games and expansions', async () => {
    await addRated(premium, SHELF.slice(0, 4));
    const { id } = await addGameFor(premium, { title: 'Sagrada' });
    await premium.fetch(`/api/games/${id}`, { method: 'DELETE' });
    const expansion = await addGameFor(premium, { title: 'Calico: More' });
    await app.services.db.update(games).set({ isExpansion: true }).where(eq(games.id, expansion.id));
    await fewer(premium, 1);
    expect(await rowsOf(premium)).toEqual([]);
  });
});

describe('another owner', () => {
  test('gets 404 for recommendations and for generating them', async () => {
    await addRated(premium, SHELF);
    await generateFor(premium);
    const params = { id: premium.id };
    for (const contract of [listAiRecommendations, generateAiRecommendations, getRecommendationState]) {
      const { status, refusal } = await free.call(contract, { params });
      expect([status, refusal.code]).toEqual([404, 'not_found']);
    }
    expect(await rowsOf(premium)).toHaveLength(10);
  });

  test('does not affect recommendations', async () => {
    await addRated(free, SHELF);
    await addRated(premium, ['CATAN', 'Pandemic', 'Carcassonne', 'Dominion', 'Wingspan']);
    expect((await titlesFor(premium)).length).toBe(10);
    const { body } = await generateFor(free);
    expect(body[0]?.basedOnGames).toMatch(ON_SHELF);
  });
});

describe('a generation', () => {
  test('has ten games with facts, best first, and is kept until the next', async () => {
    expect(await listFor(premium)).toEqual([]);
    await addRated(premium, SHELF);
    const { status, body } = await generateFor(premium);
    expect([status, body.length]).toEqual([201, 10]);
    expect(await listFor(premium)).toEqual(body);
    for (const recommended of body) {
      expect(recommended).toMatchObject({
        userId: premium.id,
        recommendedGamePlayers: expect.any(String),
        recommendedGameDuration: expect.stringMatching(/^\d+ min$/),
        recommendedGameCategory: expect.any(String),
        recommendedGameDifficulty: expect.any(String),
        recommendedGameBggId: expect.any(Number),
        recommendedGameDescription: expect.stringMatching(/^A .* game.*\.$/),
        reasonCode: 'taste',
        reasonText: expect.stringMatching(ON_SHELF),
        basedOnGames: expect.stringMatching(ON_SHELF),
      });
    }
    const scores = body.map(({ recommendationScore }) => recommendationScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(await stateOf(premium)).toMatchObject({ total: 10, shown: 10, mayGenerate: true });
  });

  test('replaces the previous one with other games, which is kept as inactive', async () => {
    await addRated(premium, SHELF);
    const first = await titlesFor(premium);
    const second = await titlesFor(premium);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    expect((await listFor(premium)).map(({ recommendedGameTitle }) => recommendedGameTitle)).toEqual(second);
    const rows = await rowsOf(premium);
    expect(
      rows
        .filter(({ isActive }) => !isActive)
        .map((row) => row.recommendedGameTitle)
        .sort(),
    ).toEqual(first.sort());
  });

  test('contains no owned or wished games, editions or expansions', async () => {
    const shelf = ['Carcassonne', 'Pandemic', 'CATAN', 'Ticket to Ride', 'Azul', 'Dominion'];
    await addRated(premium, shelf);
    await addGameFor(premium, { title: 'Wingspan', isWishlist: true });
    const titles = [...(await titlesFor(premium)), ...(await titlesFor(premium)), ...(await titlesFor(premium))];
    const known = [...shelf, 'Wingspan'].map((title) => title.toLowerCase());
    expect(titles.filter((title) => known.some((one) => title.toLowerCase().split(/[:(]/)[0]?.trim() === one))).toEqual(
      [],
    );
    expect(new Set(titles).size).toBe(30);
  });

  test('lists games added since at the end', async () => {
    await addRated(premium, SHELF);
    const [first, ...others] = await titlesFor(premium);
    await addGameFor(premium, { title: first });
    expect((await listFor(premium)).map((one) => one.recommendedGameTitle)).toEqual([...others, first]);
  });

  test('ignores removed games', async () => {
    await addRated(premium, SHELF);
    const { id } = await addGameFor(premium, { title: 'Root', rating: 5 });
    await premium.fetch(`/api/games/${id}`, { method: 'DELETE' });
    const { body } = await generateFor(premium);
    expect(body.map(({ basedOnGames }) => basedOnGames).join()).not.toContain('Root');
  });

  test('uses the number of players of plays, and skips unreadable plays', async () => {
    await addRated(premium, SHELF.slice(1));
    const game = await addGameFor(premium, { title: 'Azul', rating: 5 });
    const play = { userId: premium.id, gameId: game.id, gameTitle: 'Azul', gameTitleKey: 'azul', scores: '[]' };
    await app.services.db
      .insert(gameSessions)
      .values([
        ...['["A","B"]', '["A","C"]', '["B","C"]'].map((players) => ({ ...play, players })),
        { ...play, players: 'not a list' },
      ]);
    const { body } = await generateFor(premium);
    expect(body.map(({ reasonText }) => reasonText).join('\n')).toContain('mostly play with two');
  });
});

test('reasons are written in the language of the owner', async () => {
  await addRated(premium, SHELF);
  await premium.call(changeProfile, { body: { language: 'de' } });
  const { body } = await generateFor(premium);
  expect(body.map(({ reasonText }) => reasonText?.split(' ')[0])).toContain('Weil');
  expect(body.filter(({ reasonText }) => /Because|It |The /.test(reasonText ?? ''))).toEqual([]);
});
