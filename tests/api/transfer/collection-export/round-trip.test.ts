import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { downloadBgStats, downloadCollection } from '#shared/transfer/collection-export-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listPlays, type Play } from '#shared/plays/plays-contract.ts';
import { games } from '#shared/schema/games.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { readPlay } from '#shared/plays/read-play.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { winnersOf } from '#shared/plays/winner.ts';
import { OWNER } from '#server/home/demo/people.ts';
import { ensureDemoOwner } from '#server/home/demo/demo-owner.ts';
import { makeOwner, type Person, signedIn } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { importBgStats } from '../imports/bgstats-file.ts';
import { anyPlay } from './any-play.ts';
import { apply, upload } from '../imports/collection-file.ts';

const app = testApp();
let ana: Person;
let bea: Person;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  bea = await makeOwner(app);
});

const csvOf = async (person: Person) => (await person.fetch(downloadCollection.path)).text();
const jsonOf = async (person: Person, zone = 'UTC') =>
  (await person.fetch(`${downloadBgStats.path}?timeZone=${encodeURIComponent(zone)}`)).text();
const gamesOf = async (person: Person) => (await person.call(listGames, {})).body as unknown as Game[];
const playsOf = async (person: Person) =>
  ((await person.call(listPlays, {})).body as unknown as (Omit<Play, 'playedAt'> & { playedAt: string })[]).map(
    (play) => ({ ...play, playedAt: new Date(play.playedAt) }),
  );

type Fields = Partial<typeof games.$inferInsert> & { title: string };
const keepGames = (...rows: Fields[]) =>
  app.services.db.insert(games).values(
    rows.map((row) => ({
      userId: ana.id,
      titleKey: titleKey(row.title),
      players: '2-4',
      duration: '45 min',
      ...row,
    })),
  );

async function importForBea(csv: string) {
  const { status, summary, refusal } = await upload(bea, csv);
  if (status !== 201) throw new Error(JSON.stringify(refusal));
  return apply(bea, summary.id);
}

describe('below Premium Plus', () => {
  test.each([downloadCollection.path, downloadBgStats.path])(
    '%s is rejected, and the message names the alternative',
    async (path) => {
      const premium = await makeOwner(app, { isPremium: true });
      for (const person of [bea, premium]) {
        const response = await person.fetch(path);
        const refusal = (await response.json()) as { code: string; message: string };
        expect([response.status, refusal.code]).toEqual([403, 'PLAN_REQUIRED']);
        expect(refusal.message).toMatch(/Premium Plus.*JSON/);
      }
    },
  );
});

describe('the export in the format of BoardGameGeek', () => {
  const factsOf = (game: Game) => ({
    title: game.title,
    bggId: game.bggId,
    rating: game.rating,
    timesPlayed: game.timesPlayed,
    isWishlist: game.isWishlist,
    isExpansion: game.isExpansion,
    notes: game.notes,
    year: game.year,
    players: game.players,
    minAge: game.minAge,
    bestPlayers: game.bestPlayers,
    recommendedPlayers: game.recommendedPlayers,
    weight: game.weight,
  });

  test('is imported as the same games', async () => {
    await keepGames(
      {
        title: 'Azul, "the" first',
        bggId: 900_001,
        rating: 4.5,
        timesPlayed: 7,
        notes: 'One line.\nAnother, "quoted".',
      },
      { title: '=SUM(A1)', bggId: 900_002, notes: '- not a formula', players: '3', year: -3000, duration: '30-60' },
      {
        title: '-ish',
        bggId: 900_003,
        isWishlist: true,
        weight: 2.5,
        bestPlayers: '2,3',
        recommendedPlayers: '4',
        minAge: 12,
      },
      { title: "a;=cmd,'-b", bggId: 900_005, notes: 'List;\n- one\n\'- two;\t+3,"@four"' },
      { title: '＝full, ="width"', bggId: 900_006, notes: "'=was written so" },
      { title: 'Azul: More', bggId: 900_004, isExpansion: true, players: 'many' },
    );
    const summary = await importForBea(await csvOf(ana));
    expect(summary.counts).toMatchObject({ add: 6, skip: 0 });
    const before = (await gamesOf(ana)).map(factsOf);
    const after = (await gamesOf(bea)).map(factsOf);
    expect(after).toEqual(before.map((game) => (game.players === 'many' ? { ...game, players: '?' } : game)));
  });

  test('escapes formulas for any cell separator', async () => {
    await keepGames({ title: '=cmd|calc', bggId: 2 }, { title: 'Azul;=cmd|calc', bggId: 3, notes: 'a;"=cmd|calc"' });
    const csv = await csvOf(ana);
    expect(csv).toContain(`"'=cmd|calc"`);
    expect(csv).toContain(`"Azul;'=cmd|calc"`);
    for (const part of csv.split(/[,;\t\r\n]/)) expect(part.replaceAll('"', '')).not.toMatch(/^[=+@]/);
  });

  test('from elsewhere keeps apostrophes inside a cell', async () => {
    const csv = `objectname,objectid,own,comment\n"'=Azul",4,1,"So-so,'-)"\n`;
    await importForBea(csv);
    expect((await gamesOf(bea)).map(({ title, notes }) => [title, notes])).toEqual([['=Azul', "So-so,'-)"]]);
  });

  test('contains games without an id, which an import takes by their titles', async () => {
    await keepGames({ title: 'Home made' });
    expect((await importForBea(await csvOf(ana))).counts).toMatchObject({ add: 1, skip: 0 });
  });
});

describe('the export in the format of BG Stats', () => {
  const ZONE = 'America/New_York';
  const playOf = (play: Play) => {
    const read = readPlay(play);
    if (!read) throw new Error('unreadable');
    const { gameTitle, playedAt, outcome, notes, duration, place, expansions, results } = read;
    const seats = results.map(({ name, score, team, rank, role, started, firstTime, scoreText }) => ({
      name,
      score,
      team,
      rank,
      role,
      scoreText,
      started: started ?? false,
      firstTime: firstTime ?? false,
    }));
    const at = Math.floor(playedAt.getTime() / 1000);
    const isIgnored = read.isIgnored ?? false;
    return {
      isIgnored,
      gameTitle,
      at,
      outcome,
      notes,
      duration,
      place,
      expansions,
      seats,
      winners: winnersOf(read).map(nameKey),
    };
  };
  type PlayRow = Partial<typeof gameSessions.$inferInsert>;
  const keepPlays = (...rows: PlayRow[]) =>
    app.services.db.insert(gameSessions).values(
      rows.map((row, day) => ({
        userId: ana.id,
        gameTitle: 'Azul',
        gameTitleKey: 'azul',
        players: '["Ana","Bea"]',
        scores: '[70,65]',
        playedAt: new Date(Date.UTC(2026, 0, day + 1, 23, 30)),
        ...row,
      })),
    );

  async function exportAndImport() {
    await importBgStats(bea, await jsonOf(ana, ZONE), ZONE);
    return [(await playsOf(ana)).map(playOf), (await playsOf(bea)).map(playOf)] as const;
  }

  test('is imported as the same plays, with any outcome', async () => {
    await keepGames(
      { title: 'Azul', bggId: 230802, timesPlayed: 12, rating: 3.5 },
      { title: 'Hive', isWishlist: true },
    );
    const three = { players: '["Ana","Bea","Cem"]', scores: '[null,null,null]' };
    await keepPlays(
      { notes: 'Close.\n"Very."', duration: 45, place: 'Café Ü', expansions: ['Crystal Mosaic'] },
      { outcome: 'lowest', scores: '[-3,2.5]', winner: 'Bea' },
      { ...three, outcome: 'ranking', seats: [{ rank: 2 }, { rank: 3 }, { rank: 1 }] },
      { ...three, outcome: 'cooperative', seats: [{ won: true }, { won: true }, { won: true }] },
      { ...three, outcome: 'none', seats: [{ role: 'blue', started: true }, { firstTime: true }, {}] },
      {
        outcome: 'teams',
        players: '["Ana","Bea","Cem","Dot"]',
        scores: '[5,5,3,3]',
        seats: [
          { team: 'Red', won: true, role: 'spy' },
          { team: 'Red', won: true },
          { team: 'Blue' },
          { team: 'Blue' },
        ],
      },
      { scores: '[22,9]', seats: [{ scoreText: '12+7+3' }, {}] },
      { gameTitle: 'Not mine', gameTitleKey: 'not mine' },
    );
    const [before, after] = await exportAndImport();
    expect(after).toEqual(before);
    const lists = async (person: Person) =>
      (await gamesOf(person)).map(({ title, isWishlist, timesPlayed, rating }) => ({
        title,
        isWishlist,
        timesPlayed,
        rating,
      }));
    expect(await lists(bea)).toEqual(await lists(ana));
  });

  test('is imported as the same plays, whatever outcome, teams, ranks and marks they have', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPlay, { minLength: 1, maxLength: 12 }), async (plays) => {
        [ana, bea] = [await makeOwner(app, { isPremiumPlus: true }), await makeOwner(app)];
        await keepPlays(...plays);
        const [before, after] = await exportAndImport();
        expect(after).toEqual(before);
      }),
      { numRuns: 8 },
    );
  }, 60_000);

  test('of the demo owner is imported as the same plays', async () => {
    const id = await ensureDemoOwner(app.services);
    ana = await signedIn(app, { id, email: OWNER.email });
    const [before, after] = await exportAndImport();
    expect(before.length).toBeGreaterThan(300);
    const sorted = (plays: typeof before) => plays.map((play) => JSON.stringify(play)).toSorted();
    expect(sorted(after)).toEqual(sorted(before));
  });

  test('has each game of its own, also where a sold edition has the title of the one that is owned', async () => {
    await keepGames(
      { title: 'Catan', bggId: 13, isUnowned: true, timesPlayed: 4 },
      { title: 'Catan', bggId: 14, timesPlayed: 2 },
      { title: 'Dixit', bggId: 15 },
    );
    const play = { players: '["Ana"]', scores: '[7]' };
    await keepPlays(
      ...([13, 14] as const).map((bggId) => ({ ...play, gameTitle: 'Catan', gameTitleKey: 'catan', bggId })),
      { ...play, gameTitle: 'Dixit', gameTitleKey: 'dixit', bggId: 15 },
    );
    const file = JSON.parse(await jsonOf(ana)) as {
      games: { id: number; bggId: number; previouslyPlayedAmount: number }[];
      plays: { gameRefId: number }[];
    };
    expect(file.games.map(({ bggId }) => bggId)).toEqual([13, 14, 15]);
    const played = file.plays.map(({ gameRefId }) => file.games.filter(({ id }) => id === gameRefId));
    expect(played.map((found) => found.map(({ bggId }) => bggId))).toEqual([[15], [14], [13]]);
  });

  test('keeps the ids of BG Stats', async () => {
    await keepPlays({ sourceId: 'bgstats:e4e0' }, {});
    const uuids = (JSON.parse(await jsonOf(ana)) as { plays: { uuid: string }[] }).plays.map(({ uuid }) => uuid);
    expect(uuids).toEqual([expect.stringMatching(/^rollcall-\d+$/) as string, 'e4e0']);
  });
});

test('does not count plays under a former title twice', async () => {
  await keepGames({ title: 'Brass: Birmingham', bggId: 224517, timesPlayed: 3 });
  const [game] = await gamesOf(ana);
  const play = { userId: ana.id, gameId: game?.id ?? 0, bggId: 224517, players: '["Ana"]', scores: '[7]' };
  await app.services.db
    .insert(gameSessions)
    .values(
      [1, 2].map((day) => ({ ...play, gameTitle: 'Brass', gameTitleKey: 'brass', playedAt: new Date(2026, 1, day) })),
    );
  const json = await jsonOf(ana);
  await importBgStats(ana, json);
  expect(await gamesOf(ana)).toMatchObject([{ title: 'Brass: Birmingham', timesPlayed: 3 }]);
  await importBgStats(bea, json);
  expect(await gamesOf(bea)).toMatchObject([{ title: 'Brass: Birmingham', timesPlayed: 3 }]);
});
