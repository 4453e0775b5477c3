import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ZoneClock } from '#shared/time/wall-time.ts';
import { UploadedFile } from '#server/platform/files/uploaded-file.ts';
import { readContents } from './contents.ts';
import { COPY, EXPANSION, GAME, LOCATION, PLAY, PLAYER, SCORE } from './file-schema.ts';
import { readBgStats } from './read-bgstats.ts';

type Fields = Record<string, unknown>;

/** A file of one play, with these fields in one of its entries. */
const fileWith = (place: string, fields: Fields) => {
  const of = (name: string) => (name === place ? fields : {});
  return {
    games: [
      { id: 1, name: 'Azul', copies: [{ statusOwned: true, ...of('copy') }], ...of('game') },
      { id: 2, name: 'Mosaic' },
    ],
    players: [{ id: 1, name: 'Ana', ...of('player') }],
    locations: [{ id: 1, name: 'Club', ...of('location') }],
    plays: [
      {
        uuid: 'one',
        playDate: '2024-05-01 19:30:00',
        gameRefId: 1,
        locationRefId: 1,
        playerScores: [{ playerRefId: 1, score: '3', ...of('score') }],
        expansionPlays: [{ gameRefId: 2, ...of('expansion') }],
        ...of('play'),
      },
    ],
  };
};

async function reasonsOf(content: object) {
  const file = await UploadedFile.create();
  await file.append(Buffer.from(JSON.stringify(content)));
  const rows = [];
  for await (const row of readBgStats(file, await readContents(file), new ZoneClock('UTC'))) rows.push(row);
  await file.close();
  return rows.flatMap(({ line, reasons }) => reasons.map((reason) => ({ line, ...reason })));
}

const TABLES = {
  game: GAME,
  copy: COPY,
  player: PLAYER,
  location: LOCATION,
  play: PLAY,
  score: SCORE,
  expansion: EXPANSION,
};
const EVERY_FIELD = Object.entries(TABLES).flatMap(([place, table]) =>
  Object.keys(table).map((field) => [place, field] as const),
);

/** Fields of any text; ids and dates of entries are given back as they are written. */
const TEXTS = new Set<string>([
  'name',
  'bggName',
  'versionName',
  'uuid',
  'modificationDate',
  'entryDate',
  'team',
  'role',
  'teamRole',
  'board',
  'comments',
  'id',
]);

test('a file in which all is understood has nothing to report', async () => {
  expect(await reasonsOf(fileWith('', {}))).toEqual([{ line: 2, code: 'not_listed', as: 'nothing' }]);
});

describe('no field is forgotten', () => {
  test.each(EVERY_FIELD)('%s.%s of another kind is reported with its row', async (place, field) => {
    const reasons = await reasonsOf(fileWith(place, { [field]: { not: 'a value' } }));
    expect(reasons.filter(({ code }) => code !== 'not_listed').length).toBeGreaterThan(0);
  });

  test.each(EVERY_FIELD.filter(([, field]) => !TEXTS.has(field)))(
    '%s.%s that is some word is reported, or kept as it is written',
    async (place, field) => {
      const reasons = await reasonsOf(fileWith(place, { [field]: 'quux' }));
      expect(reasons.filter(({ code }) => code !== 'not_listed').length).toBeGreaterThan(0);
    },
  );
});

test('a code that is not known is reported, and never treated as the usual one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 7, max: 1_000 }).filter((code) => code !== 14),
      async (code) => {
        const reasons = await reasonsOf(fileWith('play', { scoringSetting: code }));
        const cells = [{ column: 'scoringSetting', text: String(code) }];
        expect(reasons).toContainEqual({ line: 3, code: 'unreadable', cells });
      },
    ),
    { numRuns: 20 },
  );
});

test.each([
  ['game', 'minPlayerCount', 2.5],
  ['game', 'minAge', 200],
  ['game', 'previouslyPlayedAmount', 1e9],
  ['copy', 'wishlistStatus', 9],
  ['play', 'durationMin', 45.5],
  ['play', 'locationRefId', 7],
  ['play', 'scoresheet', '{"groups":'],
  ['score', 'rank', 101],
  ['score', 'winner', 'maybe'],
  ['score', 'score', 'gave up'],
  ['expansion', 'gameRefId', 9],
] as const)('%s.%s %j is reported', async (place, field, value) => {
  const reasons = await reasonsOf(fileWith(place, { [field]: value }));
  expect(reasons.filter(({ code }) => code === 'unreadable')).toHaveLength(1);
});

test.each(['player', 'location'])('a name of a %s that is too long is reported as cut', async (place) => {
  const reasons = await reasonsOf(fileWith(place, { name: 'x'.repeat(500) }));
  expect(reasons).toContainEqual({ line: 3, code: 'cut', field: 'text' });
});
