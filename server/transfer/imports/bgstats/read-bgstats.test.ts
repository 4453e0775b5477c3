import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ZoneClock } from '#shared/time/wall-time.ts';
import { UploadedFile } from '#server/platform/files/uploaded-file.ts';
import { readContents } from './contents.ts';
import { readBgStats } from './read-bgstats.ts';

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    0,
    1,
    -1,
    1e300,
    '',
    '1',
    'a\u0000b',
    '\uD800',
    '2024-05-01 10:00:00',
    true,
    null,
    '{"scoreUuid":"x"}',
  ),
);
const objectOf = (...fields: string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, anything])), { requiredKeys: [] });
const score = objectOf('playerRefId', 'score', 'winner', 'rank', 'team', 'role', 'teamRole', 'metaData', 'startPlayer');
const games = objectOf(
  'id',
  'name',
  'bggName',
  'bggId',
  'rating',
  'minPlayerCount',
  'maxPlayTime',
  'copies',
  'isExpansion',
);
const plays = fc
  .tuple(
    objectOf('uuid', 'playDate', 'gameRefId', 'durationMin', 'comments', 'board', 'scoresheet', 'expansionPlays'),
    fc.array(score, { maxLength: 3 }),
    fc.boolean(),
  )
  .map(([play, playerScores, usesTeams]) => ({ ...play, playerScores, usesTeams }));
const lists = fc.record({
  games: fc.array(fc.oneof(games, anything), { minLength: 1, maxLength: 4 }),
  players: fc.array(fc.oneof(objectOf('id', 'name', 'isAnonymous'), anything), { maxLength: 4 }),
  locations: fc.array(fc.oneof(objectOf('id', 'name'), anything), { maxLength: 2 }),
  plays: fc.array(fc.oneof(plays, anything), { maxLength: 4 }),
});

test('any export: each element becomes one row with storable values', async () => {
  const clock = new ZoneClock('Europe/Lisbon');
  await fc.assert(
    fc.asyncProperty(lists, async (content) => {
      const file = await UploadedFile.create();
      await file.append(Buffer.from(JSON.stringify(content)));
      const contents = await readContents(file);
      const rows = [];
      for await (const row of readBgStats(file, contents, clock)) rows.push(row);
      await file.close();
      expect(rows.map(({ line }) => line)).toEqual(rows.map((_, place) => place + 1));
      expect(rows).toHaveLength(content.games.length + content.plays.length);
      expect(JSON.stringify(rows)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      for (const { game, play, reasons } of rows) expect([game, play, ...reasons].some(Boolean)).toBe(true);
      for (const { play } of rows) {
        if (play) expect(play.scores).toHaveLength(play.players.length);
      }
    }),
  );
});

test('an unreadable value is reported without characters that the database cannot store', async () => {
  const file = await UploadedFile.create();
  await file.append(Buffer.from(JSON.stringify({ games: [{ name: 'Azul', rating: 'a\u0000b\uD800' }] })));
  const rows = [];
  for await (const row of readBgStats(file, await readContents(file), new ZoneClock('UTC'))) rows.push(row);
  await file.close();
  expect(rows[0]?.reasons).toContainEqual({
    code: 'unreadable',
    cells: [{ column: 'rating', text: 'ab\uFFFD' }],
  });
});
