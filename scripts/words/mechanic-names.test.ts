import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueFromFile } from '#server/recommendations/catalogue-from-file.ts';
import { LANGUAGES } from '#shared/text/languages.ts';

const TRANSLATED = LANGUAGES.filter((one) => one !== 'en');
const tableOf = (language: string) =>
  JSON.parse(readFileSync(join('client/src/games/mechanic-names', `${language}.json`), 'utf8')) as Readonly<
    Record<string, string>
  >;

test.each(TRANSLATED)('each mechanic of the catalogue has a name in %s', async (language) => {
  const { games } = await catalogueFromFile();
  const known = tableOf(language);
  expect([...new Set(games.flatMap(({ mechanics }) => mechanics))].filter((name) => !(name in known))).toEqual([]);
});

test.each(TRANSLATED)(
  'the names in %s are those of the other languages, sorted, and no two are the same',
  (language) => {
    const table = tableOf(language);
    const labels = Object.values(table).map((label) => label.toLowerCase());
    expect(Object.keys(table)).toEqual(Object.keys(tableOf('de')).toSorted());
    expect(labels.filter((label, at) => label.trim() === '' || labels.indexOf(label) !== at)).toEqual([]);
  },
);
