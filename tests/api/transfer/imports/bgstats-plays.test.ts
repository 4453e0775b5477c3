import { beforeEach, describe, expect, test } from 'vitest';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import {
  aGame,
  aPlay,
  aPlayer,
  type Export,
  type Fields,
  importBgStats,
  onlyPlay,
  playedOnly,
  playsOf,
  previewBgStats,
  seat,
} from './bgstats-file.ts';
import { gameOf, gamesOf, noteOn, rowsOf } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

/** The play that a file of this one play brings. */
async function importPlay(fields: Fields, file: Export = {}) {
  await importBgStats(ana, { ...file, plays: [aPlay('one', fields)] });
  return onlyPlay(app, ana);
}

const scored = (...scores: unknown[]) => ({ playerScores: scores.map((score, index) => seat(index + 1, { score })) });
test('a play is imported with game, time, players, scores, place, duration and comment', async () => {
  const play = await importPlay(
    { locationRefId: 4, comments: ' Close.\r\nVery. ' },
    { locations: [{ id: 4, name: 'At the club' }] },
  );
  expect(play).toMatchObject({
    gameId: (await gameOf(ana, 'Azul')).id,
    gameTitle: 'Azul',
    bggId: 900_001,
    playedAt: new Date('2024-05-01T19:30:00Z'),
    players: ['Ana', 'Ben'],
    scores: [7, 12],
    winner: 'Ben',
    notes: 'Close.\nVery.',
    duration: 45,
    outcome: 'highest',
    place: 'At the club',
    expansions: [],
    sourceId: 'bgstats:one',
    seats: [
      { rank: 2, won: false },
      { rank: 1, won: true },
    ],
  });
});

test('missing values of a play stay empty', async () => {
  const play = await importPlay({ durationMin: 0, playerScores: [seat(1), seat(2, { score: '' })], comments: ' ' });
  expect(play).toMatchObject({ duration: null, notes: null, place: null, winner: null, seats: [] });
  expect([play.players, play.scores]).toEqual([
    ['Ana', 'Ben'],
    [null, null],
  ]);
});

test('an implausible duration is moved to the notes', async () => {
  expect(await importPlay({ durationMin: 90_000 })).toMatchObject({ duration: null, notes: 'Minutes: 90000' });
});

test('a play of an unlisted game is stored with its title', async () => {
  const play = await importPlay({}, { games: [playedOnly(1, 'Heat')] });
  expect(play).toMatchObject({ gameId: null, gameTitle: 'Heat', gameTitleKey: 'heat', bggId: 900_001 });
  expect(await gamesOf(ana)).toEqual([]);
});

describe('scores', () => {
  test('with decimals and sums are evaluated, and sums keep their text', async () => {
    const players = [1, 2, 3, 4, 5].map((id) => aPlayer(id, `P${id}`));
    const play = await importPlay(scored('13.5', '12+7+3', '-10', 8, ' 10 - 2,5 '), { players });
    expect(play.scores).toEqual([13.5, 22, -10, 8, 7.5]);
    expect(play.seats.map(({ scoreText }) => scoreText)).toEqual([
      undefined,
      '12+7+3',
      undefined,
      undefined,
      '10 - 2,5',
    ]);
  });

  test('that are not numbers keep their text, and a blank is no score', async () => {
    const play = await importPlay(scored('gave up', '  '));
    expect(play.scores).toEqual([null, null]);
    expect(play.seats.map(({ scoreText }) => scoreText)).toEqual(['gave up', undefined]);
  });

  test('too long for a seat are moved to the notes', async () => {
    const sum = Array.from({ length: 40 }, () => '10').join('+');
    const play = await importPlay(scored(sum, '1'));
    expect(play.scores).toEqual([400, 1]);
    expect(play.seats[0]?.scoreText).toHaveLength(60);
    expect(play.notes).toBe(`Score of Ana: ${sum}`);
  });

  test('of a score sheet, the board and the rounds are moved to the notes, after the comment', async () => {
    const row = (label: string, scores: Fields) => ({ label, scores });
    const play = await importPlay({
      comments: 'Rain.',
      board: 'Level 3',
      rounds: 4,
      scoresheet: JSON.stringify({
        groups: [{ rows: [row('Cities', { x: '12', y: '9' }), row('Roads', {}), row('Fields', { y: '3+4' })] }],
      }),
      playerScores: [
        seat(1, { score: '12', metaData: '{"scoreUuid":"x"}' }),
        seat(2, { score: '16', metaData: '{"scoreUuid":"y"}' }),
      ],
    });
    expect(play.notes).toBe('Rain.\n\nBoard: Level 3\nRounds: 4\nCities: Ana 12, Ben 9\nFields: Ben 3+4');
  });

  test.each([
    [{ rounds: 1 }, null],
    [{ rounds: 2 }, 'Rounds: 2'],
    [{ rounds: 1, comments: 'Rain.' }, 'Rain.\n\nRounds: 1'],
  ])('of %j become the notes %j: one round alone is none', async (fields, notes) => {
    expect((await importPlay(fields)).notes).toBe(notes);
  });
});

describe('the winner', () => {
  const table = (...won: boolean[]) => won.map((winner, index) => seat(index + 1, { winner }));
  const three = [aPlayer(1, 'Ana'), aPlayer(2, 'Ben'), aPlayer(3, 'Cleo')];

  test('is that of the file, also with several winners', async () => {
    const play = await importPlay({ manualWinner: true, playerScores: table(true, true, false) }, { players: three });
    expect(play.winner).toBeNull();
    expect(play.seats).toEqual([{ won: true }, { won: true }, { won: false }]);
  });

  test('is nobody if the file says so', async () => {
    const play = await importPlay({ manualWinner: true, playerScores: table(false, false) });
    expect(play.seats).toEqual([{ won: false }, { won: false }]);
  });

  test.each<[name: string, game: Fields, play: Fields, outcome: string]>([
    ['the highest score', {}, {}, 'highest'],
    ['the lowest score', { highestWins: false }, {}, 'lowest'],
    ['the setting "no points"', { noPoints: true }, {}, 'none'],
    ['all players together', { cooperative: true }, {}, 'cooperative'],
    ['the highest score for this play', { highestWins: false, noPoints: true }, { scoringSetting: 1 }, 'highest'],
    ['the lowest score for this play', {}, { scoringSetting: 2 }, 'lowest'],
    ['the setting "no points" for this play', {}, { scoringSetting: 3 }, 'none'],
    ['all players together for this play', {}, { scoringSetting: 6 }, 'cooperative'],
    ['the marked winners alone if the setting is unknown', { highestWins: false }, { scoringSetting: 99 }, 'none'],
  ])('is decided by %s', async (_name, game, fields, outcome) => {
    const play = await importPlay({ ...fields, playerScores: table(true, false) }, { games: [aGame(1, 'Azul', game)] });
    expect(play.outcome).toBe(outcome);
  });

  test('of a game with places but no points is that of a ranking', async () => {
    const playerScores = [1, 3, 2].map((rank, index) => seat(index + 1, { rank, winner: rank === 1 }));
    const play = await importPlay({ scoringSetting: 3, playerScores }, { players: three });
    expect(play.outcome).toBe('ranking');
    expect(play.seats.map(({ rank }) => rank)).toEqual([1, 3, 2]);
  });
});

test('of a team game has teams with names, and roles per player', async () => {
  const players = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name, index) => aPlayer(index + 1, name));
  const play = await importPlay(
    {
      usesTeams: true,
      playerScores: [
        seat(1, { team: '0', role: 'Villagers', teamRole: 'Seer', winner: true }),
        seat(2, { team: '0', teamRole: 'Healer', winner: true }),
        seat(3, { team: '1' }),
        seat(4, { team: '1', role: '' }),
      ],
    },
    { players },
  );
  expect(play.outcome).toBe('teams');
  expect(play.seats).toEqual([
    { team: 'Villagers', role: 'Seer', won: true },
    { team: 'Villagers', role: 'Healer', won: true },
    { team: 'Team 2', won: false },
    { team: 'Team 2', won: false },
  ]);
});

test('roles, starting player, first plays and expansions are imported', async () => {
  const play = await importPlay(
    {
      playerScores: [seat(1, { role: 'Forager／Hoe', startPlayer: true }), seat(2, { newPlayer: true })],
      expansionPlays: [{ gameRefId: 2, bggId: 0 }, { gameRefId: 77 }],
    },
    { games: [aGame(1, 'Azul'), playedOnly(2, 'Azul: Crystal Mosaic')] },
  );
  expect(play.seats).toEqual([{ role: 'Forager / Hoe', started: true }, { firstTime: true }]);
  expect(play.expansions).toEqual(['Azul: Crystal Mosaic']);
});

test('a play that BG Stats excludes from statistics is imported and does not count, with a note', async () => {
  const { id } = await importBgStats(ana, { plays: [aPlay('one', { ignored: true })] });
  await onlyPlay(app, ana);
  const [, row] = await rowsOf(ana, id);
  expect(row).toMatchObject({
    action: 'add',
    note: 'It is left out of statistics, as where it comes from, and does not count.',
  });
});

test('an invalid play is skipped with a reason', async () => {
  const crowd = Array.from({ length: 101 }, () => seat(1));
  const { id, plays } = await previewBgStats(ana, {
    plays: [
      aPlay('one', { gameRefId: 99 }),
      aPlay('', {}),
      aPlay('three', { playDate: '2024-02-30 10:00:00' }),
      aPlay('four', { playerScores: crowd }),
      aPlay('five'),
      aPlay('five'),
    ],
  });
  expect(plays).toEqual({ add: 1, change: 0, same: 0, skip: 5, deleted: 0 });
  expect((await rowsOf(ana, id)).filter(({ kind }) => kind === 'play').map(({ note }) => note)).toEqual([
    'The file does not say which game was played.',
    'This play has no id, by which a later file would find it again.',
    'This play has no usable date.',
    'A play holds at most 100 players.',
    '',
    'Another copy of "Azul", which the file has already.',
  ]);
});

test('names and comments are stored as typed', async () => {
  const name = `=cmd|"/c" <b>'; דו"ח 🎲👩‍👩‍👧`;
  const play = await importPlay({ comments: `${name}\n\u0000 x` }, { players: [aPlayer(1, name), aPlayer(2, 'Ben')] });
  expect(play.players).toEqual([name, 'Ben']);
  expect(play.notes).toBe(`${name}\n x`);
});

test('a long comment is truncated, with a note', async () => {
  const { id } = await importBgStats(ana, { plays: [aPlay('one', { comments: 'x'.repeat(10_001) })] });
  expect((await onlyPlay(app, ana)).notes).toHaveLength(10_000);
  expect((await rowsOf(ana, id))[1]?.note).toMatch(/longer than 10,000 characters/);
  expect(await noteOn(ana, id, 'Azul')).toBe('');
});

test('five thousand plays with a hundred people are imported completely', async () => {
  const players = Array.from({ length: 100 }, (_, id) => aPlayer(id + 1, `Player ${id + 1}`));
  const plays = Array.from({ length: 5_000 }, (_, n) =>
    aPlay(`play-${n}`, { playerScores: [seat((n % 100) + 1, { score: String(n) }), seat(((n + 1) % 100) + 1)] }),
  );
  const summary = await importBgStats(ana, { players, plays });
  expect(summary).toMatchObject({ plays: { add: 5_000 }, people: 100 });
  const kept = await playsOf(app, ana);
  expect(kept.map(({ scores }) => scores[0])).toEqual(plays.map((_, n) => n));
  expect(await gameOf(ana, 'Azul')).toMatchObject({ timesPlayed: 5_000 });
});
