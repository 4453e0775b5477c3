import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Files that insert games, plays and names of people. Each reserves room first (`reserveQuota`),
 * except the demo, whose owner's rows are counted on their first own insert.
 */
const PLACES = [
  'server/domain/games/store.ts',
  'server/domain/imports/games-store.ts',
  'server/domain/imports/plays-store.ts',
  'server/domain/people/create-people.ts',
  'server/domain/people/store.ts',
  'server/domain/plays/store.ts',
  'server/features/account-file/restore-collection.ts',
  'server/features/demo/demo-store.ts',
];

const ADDS =
  /\.insert\((?:games|gameSessions|people|personSpellings)\)|insert into (?:games|game_sessions|people|person_spellings)\b/;

test('only the listed files insert games, plays and names of people', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).map((path) => `server/${path}`);
  const sources = files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  const adding = sources.filter((path) => ADDS.test(readFileSync(path, 'utf8')));
  expect(adding.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(PLACES);
});
