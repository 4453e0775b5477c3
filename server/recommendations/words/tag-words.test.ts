import { expect, test } from 'vitest';
import { catalogueFromFile } from '../catalogue-from-file.ts';
import { tagText } from '../engine/tag-text.ts';
import de from './de.json' with { type: 'json' };
import { TAG_WORDS } from './tag-words.ts';

test('each mechanic and theme of the catalogue has its words in other languages', async () => {
  const { games } = await catalogueFromFile();
  const written = games.flatMap(({ mechanics, themes }) =>
    [...mechanics, ...themes].flatMap((tag) => tagText(tag) ?? []),
  );
  expect([...new Set([...written, ...TAG_WORDS])].filter((words) => !(words in de))).toEqual([]);
});
