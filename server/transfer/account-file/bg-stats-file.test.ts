import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ZoneClock } from '#shared/time/wall-time.ts';
import type { ImportedPlay } from '#shared/schema/imported-play.ts';
import { UploadedFile } from '#server/platform/files/uploaded-file.ts';
import { readBgStats } from '../imports/bgstats/read-bgstats.ts';
import { readContents } from '../imports/bgstats/contents.ts';
import { LOCATION, PLAY, PLAYER, SCORE } from '../imports/bgstats/file-schema.ts';
import { MAX_PLAY_MINUTES } from '#shared/limits/limits.ts';
import { aGame, aPlayer, bgStatsFile, type Export, type Fields } from '#tests/api/transfer/imports/bgstats-file.ts';
import { BgStatsFile, type ExportedPlay } from './bg-stats-file.ts';
import { WallClock } from './wall-clock.ts';

const PLAYERS = [aPlayer(1, 'Ana'), aPlayer(2, 'Bea'), aPlayer(3, 'Guest', { isAnonymous: true }), aPlayer(4, 'Cem')];
const PLACES = [
  { id: 1, uuid: 'place-1', name: 'Club' },
  { id: 2, uuid: 'place-2', name: 'Café Ü' },
];
const GAMES = [
  aGame(1, 'Azul', { highestWins: false }),
  aGame(2, 'Pandemic', { cooperative: true }),
  aGame(3, 'Azul: More', { isExpansion: 1, isBaseGame: 0 }),
];

const SHEET = {
  groups: [
    { label: 'Points', rows: [{ label: 'Cities', scores: { 'seat-0': '12', 'seat-1': '9' } }, { label: 'Rest' }] },
  ],
};
const anySeat = fc.record({
  score: fc.constantFrom('', '0', '-3', '7.5', '12', '86+84+', '9+'.repeat(40)),
  winner: fc.boolean(),
  rank: fc.nat(4),
  startPlayer: fc.boolean(),
  newPlayer: fc.boolean(),
  role: fc.constantFrom('', 'spy', 'Elf'),
});
const anyPlay = fc
  .record({
    day: fc.integer({ min: 0, max: 700 }),
    modificationDate: fc.constantFrom('2024-06-01 08:00:00', '2025-01-26 14:10:37'),
    entryDate: fc.constantFrom('2023-08-17 21:03:10', '2019-09-23 14:12:34'),
    durationMin: fc.constantFrom(0, 45, MAX_PLAY_MINUTES, MAX_PLAY_MINUTES + 1),
    gameRefId: fc.constantFrom(1, 2),
    locationRefId: fc.constantFrom(0, 1, 2),
    ignored: fc.boolean(),
    rounds: fc.nat(3),
    usesTeams: fc.boolean(),
    manualWinner: fc.boolean(),
    // 0, as usual for the game, goes out as the setting that this is.
    scoringSetting: fc.constantFrom(1, 2, 3, 4, 5, 6, 14),
    board: fc.constantFrom('', 'Level 3', 'Board: x'),
    comments: fc.constantFrom('', 'Rain.', 'Rounds: 1', 'One.\n\nTwo.'),
    scoresheet: fc.constantFrom('', JSON.stringify(SHEET)),
    expansionPlays: fc.constantFrom([], [{ gameRefId: 3 }]),
    seats: fc.array(anySeat, { minLength: 0, maxLength: PLAYERS.length }),
  })
  .map(({ day, seats, ...play }) => ({
    ...play,
    playDate: `${new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)} 20:15:00`,
    // Of one team at least, and each with a name: what a team is called is all that says which one it is.
    playerScores: seats.map((seat, place) => ({
      ...seat,
      playerRefId: place + 1,
      metaData: JSON.stringify({ scoreUuid: `seat-${place}` }),
      ...(play.usesTeams
        ? { team: String(place % 2), role: place % 2 === 0 ? 'Red' : 'Blue', teamRole: seat.role }
        : { team: '', teamRole: '' }),
    })),
  }))
  .map((play) => ({ ...play, usesTeams: play.usesTeams && play.playerScores.length > 0 }));
const anyFile = fc.array(anyPlay, { minLength: 1, maxLength: 12 }).map((plays): Export => ({
  games: GAMES,
  players: PLAYERS,
  locations: PLACES,
  plays: plays.map((play, n) => ({ ...play, uuid: `play-${n}` })),
}));

/** Fields that are not the same again, each with its reason. */
const NOT_HELD = {
  metaData: "the play's own is Rollcall's, which says the outcome; a seat's is the id of its score sheet alone",
  playDateYmd: 'the date again, which other programs write instead of it',
};
/** Fields that are numbers of entries. */
const REFERENCES = new Set(['gameRefId', 'locationRefId', 'playerRefId', 'id']);

/** A file's plays by id, each with every field that an import reads, and what its numbers refer to. */
function fieldsOf({ games = [], players = [], locations = [], plays = [] }: Export) {
  const pick = (table: object, entry: Fields = {}, skip: readonly string[] = []) =>
    Object.fromEntries(
      Object.keys(table)
        .filter((field) => !REFERENCES.has(field) && !skip.includes(field))
        .map((field) => [field, entry[field] ?? '']),
    );
  const find = (list: Fields[], id: unknown) => list.find((entry) => entry['id'] === id);
  const byId = plays.map((play) => {
    const scores = play['playerScores'] as Fields[];
    return [
      play['uuid'],
      {
        ...pick(PLAY, play, Object.keys(NOT_HELD)),
        game: find(games, play['gameRefId'])?.['name'],
        place: pick(LOCATION, find(locations, play['locationRefId'])),
        expansions: (play['expansionPlays'] as Fields[]).map(({ gameRefId }) => find(games, gameRefId)?.['name']),
        seats: scores.map((score) => ({
          ...pick(SCORE, score),
          // Equal numbers are equal teams.
          team:
            score['team'] === undefined || score['team'] === ''
              ? ''
              : scores.findIndex(({ team }) => team === score['team']),
          player: pick(PLAYER, find(players, score['playerRefId'])),
        })),
      },
    ] as const;
  });
  return Object.fromEntries(byId);
}

const CLOCK = new ZoneClock('UTC');

/** The plays of a file as an import stores them. */
async function imported(file: Export): Promise<ExportedPlay[]> {
  const uploaded = await UploadedFile.create();
  await uploaded.append(Buffer.from(bgStatsFile(file)));
  const plays: ExportedPlay[] = [];
  for await (const { play } of readBgStats(uploaded, await readContents(uploaded), CLOCK))
    if (play) plays.push(stored(play, plays.length));
  await uploaded.close();
  return plays;
}

const stored = (play: ImportedPlay, id: number): ExportedPlay => ({
  ...play,
  id,
  gameId: null,
  eventId: null,
  playedAt: new Date(play.playedAt),
  players: JSON.stringify(play.players),
  scores: JSON.stringify(play.scores),
  imported: play,
  createdAt: new Date(0),
  updatedAt: new Date(0),
});

function exported(plays: readonly ExportedPlay[]): Export {
  const file = new BgStatsFile(new WallClock('UTC'));
  const pieces = [...file.begin()];
  for (const play of plays) pieces.push(...file.play(play));
  return JSON.parse([...pieces, ...file.end()].join('')) as Export;
}

test('a file of BG Stats goes out as it came, in every field that is read, and is no change where it is already', async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, async (file) => {
      const plays = await imported(file);
      const out = exported(plays);
      expect(fieldsOf(out)).toEqual(fieldsOf(file));
      const again = await imported(out);
      expect(again).toEqual(plays);
    }),
  );
});

test('notes that the owner has rewritten go out as they are, without fields that they no longer name', async () => {
  const play = {
    uuid: 'one',
    playDate: '2024-05-01 20:00:00',
    gameRefId: 1,
    board: 'Level 3',
    rounds: 2,
    comments: 'Rain.',
  };
  const [read] = await imported({ games: GAMES, plays: [{ ...play, playerScores: [], expansionPlays: [] }] });
  if (!read) throw new Error('no play');
  const [out] = exported([{ ...read, notes: 'Sun.', updatedAt: new Date('2026-01-02T03:04:05Z') }]).plays ?? [];
  expect(out).toMatchObject({ comments: 'Sun.', board: '', rounds: 0, modificationDate: '2026-01-02 03:04:05' });
  const [added] = exported([{ ...read, notes: 'Sun.\n\nBoard: Level 3\nRounds: 2' }]).plays ?? [];
  expect(added).toMatchObject({ comments: 'Sun.', board: 'Level 3', rounds: 2 });
});
