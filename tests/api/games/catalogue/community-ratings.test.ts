import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addPlayedGamesToCollection, listPlayedGames } from '#shared/plays/played-games-contract.ts';
import { downloadCollection } from '#shared/transfer/collection-export-contract.ts';
import { listEvents } from '#shared/nights/events-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { recordPlayElsewhere } from '#shared/plays/plays-contract.ts';
import { addPopularGame, listPopularGames } from '#shared/games/popular-games-contract.ts';
import { scrapeGame } from '#shared/transfer/scrape-contract.ts';
import { completeTitle } from '#shared/games/titles-contract.ts';
import { proposeGame } from '#shared/nights/votes-contract.ts';
import { eventProposals } from '#shared/schema/attendees.ts';
import { popularGames } from '#shared/schema/games.ts';
import { seedCatalogue } from '#server/games/catalogue/seed.ts';
import { ensureDemoOwner } from '#server/home/demo/demo-owner.ts';
import { OWNER } from '#server/home/demo/people.ts';
import { aVotedNight } from '#tests/support/rows/a-voted-night.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, signedIn } from '#tests/support/server/owners.ts';
import { planned, titlesOf } from '#tests/support/evenings/planned-evening.ts';
import { playPayload } from '#tests/support/rows/play-payloads.ts';
import { generateFor } from '#tests/support/rows/recommended.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { importFile } from '../../transfer/imports/collection-file.ts';
import { bggPage } from '../../transfer/scrape/pages.ts';

const app = testApp({
  environment: { COMMUNITY_RATINGS: 'off' },
  services: { fetchPage: (url) => Promise.resolve({ html: Buffer.from(bggPage()), charset: null, url }) },
});
let ana: Person;
/** What the lists in data/ say of CATAN, and what BoardGameGeek's file of an owner says. */
const LISTED = 2.28;
const OWN = 2.2846;

const gamesOf = async (person: Person) => (await person.call(listGames, {})).body;
const weightOf = async (title: string) => (await gamesOf(ana)).find((game) => game.title === title)?.weight;
const popularId = async (bggId: number) => {
  const [game] = await app.services.db
    .select({ id: popularGames.id })
    .from(popularGames)
    .where(eq(popularGames.bggId, bggId));
  return game?.id ?? 0;
};

beforeAll(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  await app.services.titles();
  await ana.call(addPopularGame, { params: { id: await popularId(13) }, body: { isWishlist: false } });
  await addGameFor(ana, { title: 'Yukon Airways', bggId: 283294, weight: 2.75 });
  const { hostId } = await aVotedNight(ana, { titles: [] });
  await ana.call(proposeGame, { params: { id: hostId }, body: { title: 'Root' } });
  await app.services.db.update(eventProposals).set({ weight: 3.84 });
});

describe('with COMMUNITY_RATINGS=off', () => {
  test('weights that were copied from the lists are removed from games and proposals, and lists are sent again', async () => {
    const { db } = app.services;
    expect(await weightOf('CATAN')).toBe(LISTED);
    expect(await weightOf('Yukon Airways')).toBe(2.75);

    const etag = (await ana.fetch(listGames.path)).headers.get('etag') ?? '';
    await Promise.all([seedCatalogue(db, 'off'), seedCatalogue(db, 'off')]);
    expect((await ana.fetch(listGames.path, { headers: { 'If-None-Match': etag } })).status).toBe(200);
    expect(await weightOf('CATAN')).toBeNull();
    expect(await weightOf('Yukon Airways')).toBeNull();
    expect(await db.select({ weight: eventProposals.weight }).from(eventProposals)).toEqual([{ weight: null }]);
  });

  test('popular games have neither, but difficulty and popularity', async () => {
    const { body } = await ana.call(listPopularGames, {});
    expect(body.filter(({ bggRating, weight }) => bggRating !== null || weight !== null)).toEqual([]);
    expect(body[0]).toMatchObject({ title: 'Carcassonne', difficulty: 'easy', popularity: 100 });
  });

  test('suggested titles have no weight, but the difficulty that follows from it', async () => {
    const [popular] = (await ana.call(completeTitle, { query: { q: 'pandemic' } })).body;
    const [other] = (await ana.call(completeTitle, { query: { q: 'yukon airways' } })).body;
    expect([popular?.weight, popular?.difficulty]).toEqual([null, 'medium']);
    expect([other?.weight, other?.difficulty]).toEqual([null, 'medium']);
  });

  test('a page is read without its average rating and weight', async () => {
    const { body } = await ana.call(scrapeGame, { body: { url: 'https://boardgamegeek.com/boardgame/999999999/x' } });
    expect(body).toMatchObject({ title: 'The Unknown Game', rating: null, weight: null, difficulty: 'hard' });
  });

  test('a played game is added without a weight', async () => {
    await ana.call(recordPlayElsewhere, { body: playPayload({ Ana: 1 }, { gameTitle: 'Pandemic' }) });
    const { body } = await ana.call(listPlayedGames, {});
    await ana.call(addPlayedGamesToCollection, { body: { keys: body.map(({ key }) => key) } });
    expect((await gamesOf(ana)).find(({ title }) => title === 'Pandemic')).toMatchObject({
      difficulty: 'medium',
      weight: null,
    });
  });

  test('the weight of the owner’s own file stays, also at the next start; a game that has none there gets none', async () => {
    const rows = [
      { objectname: 'CATAN', objectid: 13, avgweight: OWN },
      { objectname: 'Azul', objectid: 230802, avgweight: '' },
    ];
    await importFile(ana, ...rows);
    await seedCatalogue(app.services.db, 'off');
    expect([await weightOf('CATAN'), await weightOf('Azul')]).toEqual([OWN, null]);
    expect(await (await ana.fetch(downloadCollection.path)).text()).not.toContain(`,${LISTED},`);
  });

  test('the demo has its shelf, its recommendations and evening plans, without any weight', async () => {
    const maya = await signedIn(app, { id: await ensureDemoOwner(app.services), email: OWNER.email });
    const shelf = await gamesOf(maya);
    expect(shelf.filter(({ isExpansion, isWishlist }) => !isExpansion && !isWishlist)).toHaveLength(100);
    expect(shelf.filter(({ weight }) => weight !== null)).toEqual([]);
    expect((await generateFor(maya)).body.length).toBeGreaterThan(0);
    const nights = (await maya.call(listEvents, {})).body.filter(
      ({ date }) => date !== null && new Date(date) > new Date(),
    );
    const titles = await Promise.all(nights.map(async ({ id }) => titlesOf(await planned(maya, id))));
    expect(titles.flat()).not.toEqual([]);
  });

  test('turning it on again brings ratings and weights back, and changes no weight of an owner’s file', async () => {
    await seedCatalogue(app.services.db, 'on');
    expect((await ana.call(listPopularGames, {})).body[0]).toMatchObject({ bggRating: 7.4, weight: 1.89 });
    expect([await weightOf('CATAN'), await weightOf('Azul'), await weightOf('Yukon Airways')]).toEqual([
      OWN,
      1.77,
      2.75,
    ]);
  });
});
