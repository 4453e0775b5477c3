import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Files that insert games, plays and names of people. Each reserves room first (`reserveQuota`),
 * except the demo, whose owner's rows are counted on their first own insert.
 */
const PLACES = [
  'server/games/store.ts',
  'server/home/demo/demo-store.ts',
  'server/plays/people/create-people.ts',
  'server/plays/people/store.ts',
  'server/plays/store.ts',
  'server/transfer/account-file/restore-collection.ts',
  'server/transfer/imports/games-store.ts',
  'server/transfer/imports/plays-store.ts',
];

const ADDS =
  /\.insert\((?:games|gameSessions|people|personSpellings)\)|insert into (?:games|game_sessions|people|person_spellings)\b/;

test('only the listed files insert games, plays and names of people', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).map((path) => `server/${path}`);
  const sources = files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  const adding = sources.filter((path) => ADDS.test(readFileSync(path, 'utf8')));
  expect(adding.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(PLACES);
});
