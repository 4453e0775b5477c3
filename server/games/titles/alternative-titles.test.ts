import { expect, test } from 'vitest';
import { ALTERNATIVE_TITLES } from './alternative-titles.ts';
import { openTitles } from './known-titles.ts';

const knownTitles = openTitles({ COMMUNITY_RATINGS: 'on' });

test('every game with alternative names is in the lists and is the first result for each of them', async () => {
  const { games, index } = await knownTitles();
  for (const [title, names] of Object.entries(ALTERNATIVE_TITLES))
    for (const name of names) {
      const [first = -1] = index.find(name, 8);
      expect({ name, found: games[first]?.title }).toEqual({ name, found: title });
    }
});

test.each([
  ['wingspam', 'Wingspan'],
  ['7wonders', '7 Wonders'],
  ['settlers of catan', 'CATAN'],
  ['setlers of catan', 'CATAN'],
])('%j finds %s', async (typed, title) => {
  const { games, index } = await knownTitles();
  expect(index.find(typed, 8).map((place) => games[place]?.title)).toContain(title);
});
