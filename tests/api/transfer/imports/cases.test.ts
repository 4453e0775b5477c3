import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { downloadBgStats } from '#shared/transfer/collection-export-contract.ts';
import { listCopies } from '#shared/copies/copies-contract.ts';
import { applyImport, listImportRows } from '#shared/transfer/imports-contract.ts';
import { changePlay, listPlays } from '#shared/plays/plays-contract.ts';
import { games as table } from '#shared/schema/games.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { aGame, aPlay, importBgStats, playsOf } from './bgstats-file.ts';
import { apply, ended, gameOf, gamesOf, importFile, preview, rowsOf, undo, upload } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const caseFile = (name: string) => readFile(new URL(`cases/${name}`, import.meta.url), 'utf8');

test('scores that were being typed are summed, and keep their text', async () => {
  const { errors } = await importBgStats(ana, await caseFile('written-sums.json'));
  const plays = await playsOf(app, ana);
  expect(plays.map(({ scores }) => scores)).toEqual([
    [170, 27],
    [45, 14],
    [22, 13.5],
  ]);
  expect(plays.map(({ seats }) => seats[0]?.scoreText)).toEqual(['86+84+', '20+20+6+2--0-3', '12+7+3']);
  expect(errors.unreadable).toBe(0);
});

test('ages in words are read, and those that are no minimum are listed with their row', async () => {
  const { summary } = await upload(ana, await caseFile('age-ranges.csv'));
  const { body } = await ana.call(listImportRows, { params: { id: summary.id }, query: { unreadable: 'true' } });
  expect(body.map(({ line, note }) => [line, note])).toEqual([
    [6, 'Could not be read, and left open: bggrecagerange "Up to 8".'],
  ]);
  await apply(ana, summary.id);
  const ages = (await gamesOf(ana)).map(({ notes, minAge }) => [notes?.replace('cell: ', ''), minAge]);
  expect(Object.fromEntries(ages)).toEqual({
    '10+': 10,
    '5–10': 5,
    '8–12': 8,
    '5-10': 5,
    'Up to 8': 0,
    '21 and up': 21,
    'All ages': 0,
    '8 & up': 8,
    '10 +': 10,
    'ab 12': 12,
    '(no votes)': 0,
  });
});

test('a game without a highest number of players is for its lowest and more, and its file has both again', async () => {
  await importFile(ana, { objectname: 'Azul', objectid: 13, minplayers: 3, maxplayers: 0 });
  expect(await gamesOf(ana)).toMatchObject([{ players: '3+' }]);
});

describe('a play that BG Stats leaves out of its statistics', () => {
  test('is kept, does not count, stays so when it is imported again, and is exported as it was', async () => {
    ana = await makeOwner(app, { isPremiumPlus: true });
    const file = await caseFile('ignored-plays.json');
    await importBgStats(ana, file);
    expect((await playsOf(app, ana)).map(({ isIgnored, counted }) => [isIgnored, counted])).toEqual([
      [true, 0],
      [false, 1],
    ]);
    expect(await gamesOf(ana)).toMatchObject([{ timesPlayed: 1 }]);
    expect((await importBgStats(ana, file)).counts).toMatchObject({ add: 0, change: 0 });
    const exported = (await (await ana.fetch(downloadBgStats.path)).json()) as {
      plays: { uuid: string; ignored: boolean }[];
    };
    expect(Object.fromEntries(exported.plays.map(({ uuid, ignored }) => [uuid, ignored]))).toEqual({
      'play-1': true,
      'play-2': false,
    });
  });

  test('counts again once the file says so', async () => {
    const content = JSON.parse(await caseFile('ignored-plays.json')) as { plays: { ignored: boolean }[] };
    await importBgStats(ana, JSON.stringify(content));
    for (const play of content.plays) play.ignored = false;
    const { id, plays } = await importBgStats(ana, JSON.stringify(content));
    expect(plays).toMatchObject({ add: 0, change: 1 });
    expect((await rowsOf(ana, id)).map(({ note }) => note)).toContain('Changes whether it counts.');
    expect((await playsOf(app, ana)).map(({ counted }) => counted)).toEqual([1, 1]);
    await undo(ana, id);
    expect((await playsOf(app, ana)).map(({ counted }) => counted)).toEqual([0, 1]);
  });
});

test('the day of a play is the day at its place, wherever it is read and exported', async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  const plays = [aPlay('late', { playDate: '2020-02-29 23:30:00' })];
  await importBgStats(ana, { plays }, 'America/Los_Angeles');
  const { body } = await ana.call(listPlays, {});
  expect(body).toMatchObject([{ playedAt: '2020-03-01T07:30:00+00:00', utcOffset: -480 }]);
  const file = await (await ana.fetch(`${downloadBgStats.path}?timeZone=Europe%2FBerlin`)).text();
  expect(file).toContain('"playDate":"2020-02-29 23:30:00"');
  expect(await (await ana.fetch('/api/game-sessions.csv')).text()).toContain('2020-02-29 23:30:00');
  const params = { id: body[0]?.id ?? 0 };
  expect((await ana.call(changePlay, { params, body: { notes: 'Late' } })).body.utcOffset).toBe(-480);
  const moved = { playedAt: '2020-02-29T22:30:00Z', utcOffset: 60 };
  expect((await ana.call(changePlay, { params, body: moved })).body).toMatchObject({ utcOffset: 60 });
  expect((await ana.call(changePlay, { params, body: { playedAt: moved.playedAt } })).body.utcOffset).toBeNull();
  expect((await ana.call(changePlay, { params, body: { utcOffset: 1440 } })).refusal.fields).toHaveProperty(
    'utcOffset',
  );
});

test('games that are rated but not owned go to those not owned if the owner chooses so, and an undo removes them', async () => {
  const row = { own: 0, objectid: 13, objectname: 'Azul' };
  const rated = { ...row, rating: 8, numplays: 3 };
  const { id, unlisted, counts } = await preview(ana, rated, { ...row, objectid: 14, objectname: 'Nothing' });
  expect([unlisted, counts]).toMatchObject([1, { add: 0, skip: 2 }]);
  const { status } = await ana.call(applyImport, { params: { id }, body: { addUnlisted: true } });
  expect(status).toBe(202);
  expect(await ended(ana, id)).toMatchObject({ status: 'applied', counts: { add: 1, skip: 1 } });
  expect(await gamesOf(ana)).toMatchObject([{ title: 'Azul', isUnowned: true, rating: 4, timesPlayed: 3 }]);
  await undo(ana, id);
  expect(await gamesOf(ana)).toEqual([]);
});

describe('a list of plays of BoardGameGeek', () => {
  const entry = '<item name="Azul" objecttype="thing" objectid="13"/>';
  const xmlOf = (...plays: string[]) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<plays username="ana" total="${plays.length}">${plays.join('')}</plays>`;
  const notesOf = async (id: number) => (await rowsOf(ana, id)).map(({ note }) => note);

  test('in XML is imported with quantity, place, players and marks; a play without a date is listed', async () => {
    const file = await caseFile('plays.xml');
    const { summary } = await upload(ana, file, 'text/xml');
    expect(summary).toMatchObject({ format: 'bgg_plays', rows: 3, plays: { add: 2, skip: 1 } });
    expect(summary.notes).toEqual(['One play has no date, and is left out.']);
    await apply(ana, summary.id);
    const plays = await playsOf(app, ana);
    expect(plays.map(({ sourceId }) => sourceId)).toEqual(['bgg:1', 'bgg:1/2']);
    expect(plays[0]).toMatchObject({
      gameTitle: 'Mill Pond',
      bggId: 960_001,
      playedAt: new Date('2024-05-01T12:00:00Z'),
      players: ['Ana', 'Ben'],
      scores: [12, 9],
      seats: [{ won: true }, { won: false, firstTime: true }],
      winner: 'Ana',
      duration: 45,
      place: 'Club',
      isIgnored: false,
    });
    expect((await upload(ana, file)).summary.counts).toMatchObject({ add: 0, change: 0 });
    await undo(ana, summary.id);
    expect(await playsOf(app, ana)).toEqual([]);
  });

  test('keeps what has no field in the notes, and does not count what is not in win statistics', async () => {
    const play = `<play id="7" date="2024-05-02" quantity="1" length="0" incomplete="1" nowinstats="1">${entry}<comments>Late</comments></play>`;
    const { summary } = await upload(ana, xmlOf(play));
    await apply(ana, summary.id);
    expect(await playsOf(app, ana)).toMatchObject([
      { notes: 'Late\n\nIncomplete\nNot in the win statistics of BoardGameGeek', isIgnored: true, counted: 0 },
    ]);
  });

  test('in CSV is imported, with the score of "Name (87)"', async () => {
    const csv = [
      'Date,Game,Game ID,Quantity,Length,Location,Incomplete,NoWinStats,Comments,Players',
      '2024-05-01,Azul,13,2,45,Club,0,0,Close,Ana (87); Ben (64); Cleo (my aunt)',
      '0000-00-00,Azul,13,1,0,,0,0,,',
    ].join('\n');
    const { summary } = await upload(ana, csv);
    expect(summary).toMatchObject({ format: 'bgg_plays', plays: { add: 2, skip: 1 } });
    await apply(ana, summary.id);
    expect(await playsOf(app, ana)).toMatchObject([
      { players: ['Ana', 'Ben', 'Cleo (my aunt)'], scores: [87, 64, null], notes: 'Close', place: 'Club' },
      { players: ['Ana', 'Ben', 'Cleo (my aunt)'] },
    ]);
    expect((await upload(ana, csv)).summary.counts).toMatchObject({ add: 0, change: 0 });
  });

  test('has each field that is not understood in its report', async () => {
    const play = `<play id="8" date="2024-05-02" quantity="many" length="x">${entry}<players><player name="Ana" score="won" win="maybe"/></players></play>`;
    const { summary } = await upload(ana, xmlOf(play));
    expect(await notesOf(summary.id)).toEqual([
      expect.stringContaining(
        'Could not be read, and left open: quantity "many", length "x", win "maybe", score "won".',
      ),
    ]);
  });

  test.each([
    ['is cut off', xmlOf(`<play id="1" date="2024-05-01">${entry}`).replace('</plays>', ''), /damaged or cut off/],
    ['is empty', xmlOf(), /no plays/],
  ])('that %s is refused', async (_why, file, message) => {
    const { status, refusal } = await upload(ana, file);
    expect([status, refusal.message]).toEqual([400, expect.stringMatching(message)]);
  });
});

describe('lines of one owned game', () => {
  const copiesOf = async (title: string) => {
    const { id } = await gameOf(ana, title);
    const { body } = await ana.call(listCopies, {});
    return body.filter(({ gameId }) => gameId === id).map(({ edition, notes }) => ({ edition, notes }));
  };

  test('are boxes, each with its title as edition and its remark, and a repeat changes nothing', async () => {
    const file = await caseFile('two-boxes.csv');
    const { summary } = await upload(ana, file);
    await apply(ana, summary.id);
    expect(await copiesOf('Harbour Lights')).toEqual([
      { edition: null, notes: null },
      { edition: 'Kikötői fények (magyar kiadás)', notes: 'Shelf B7 - one tile is missing, lend only this one' },
      { edition: 'Hafenlichter', notes: null },
    ]);
    expect(await copiesOf('Paper Fleet')).toEqual([
      { edition: null, notes: null },
      { edition: null, notes: 'Second copy, still sealed' },
    ]);
    expect((await gameOf(ana, 'Harbour Lights')).notes).toBe('Shelf A3');
    expect((await rowsOf(ana, summary.id))[1]?.note).toMatch(/^Another copy of line 2\. It is a copy of its own/);
    expect((await upload(ana, file)).summary.counts).toMatchObject({ add: 0, change: 0 });
  });

  test('that are no boxes lose no remark, and the report says which rating and title are not taken over', async () => {
    const azul = { objectid: 13, own: 0, prevowned: 1 };
    const { id } = await importFile(
      ana,
      { ...azul, objectname: 'Azul', own: 1, prevowned: 0, rating: 8, comment: 'Mine' },
      { ...azul, objectname: 'Azul (2017)', rating: 6, comment: 'Sold to Ben' },
    );
    expect((await gameOf(ana, 'Azul')).notes).toBe('Mine\n\nSold to Ben');
    expect(await copiesOf('Azul')).toEqual([]);
    expect((await rowsOf(ana, id))[1]?.note).toBe(
      'Another copy of line 2. Not taken over: rating "6", title "Azul (2017)".',
    );
  });
});

test('a wishlist comment on an owned game stands in the report', async () => {
  const { id } = await importFile(ana, { objectname: 'Azul', objectid: 13, wishlistcomment: 'For Ben' });
  expect((await rowsOf(ana, id))[0]?.note).toBe('Not taken over: wishlistcomment "For Ben".');
});

test('covers of a BG Stats file fill missing pictures, also when it is imported again, and no others', async () => {
  const urlImage = 'https://images.example/azul.jpg';
  await importBgStats(ana, {
    games: [aGame(1, 'Azul'), aGame(2, 'Heat', { urlImage: 'https://images.example/own.jpg' })],
  });
  const games = [aGame(1, 'Azul', { urlImage }), aGame(2, 'Heat', { urlImage })];
  await importBgStats(ana, { games });
  const rows = await app.services.db
    .select({ title: table.title, imageUrl: table.imageUrl })
    .from(table)
    .where(eq(table.userId, ana.id));
  expect(Object.fromEntries(rows.map(({ title, imageUrl }) => [title, imageUrl]))).toEqual({
    Azul: urlImage,
    Heat: 'https://images.example/own.jpg',
  });
  expect((await importBgStats(ana, { games })).counts).toMatchObject({ add: 0, change: 0 });
});
