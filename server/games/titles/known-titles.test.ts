import { expect, test } from 'vitest';
import { newGame } from '#shared/games/games-contract.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { openTitles } from './known-titles.ts';

const knownTitles = openTitles({ COMMUNITY_RATINGS: 'on' });

test('both lists are loaded, best known game first, and every game is valid for adding', async () => {
  const { games, index } = await knownTitles();
  expect(games).toHaveLength(24_854);
  expect(games.slice(0, 2).map(({ title }) => title)).toEqual(['Carcassonne', 'Pandemic']);
  const knownFields = (game: object) => Object.fromEntries(Object.entries(game).filter(([, fact]) => fact !== null));
  const refused = games.filter((game) => {
    const adding = { players: '?', duration: '?', ...knownFields(game) };
    return !newGame.safeParse(adding).success;
  });
  expect(refused).toEqual([]);
  expect(index.find('Yukon Airways', 1).map((place) => games[place]?.bggId)).toEqual([283294]);
});

test('a title maps to the best known game with that title, in any spelling', async () => {
  const { games, placesByTitle } = await knownTitles();
  const seen = new Map<string, number>();
  for (const [place, { title }] of games.entries()) if (!seen.has(titleKey(title))) seen.set(titleKey(title), place);
  expect(seen.size).toBeLessThan(games.length);
  expect(placesByTitle).toEqual(seen);
});

test('the lists are loaded once', () => {
  expect(knownTitles()).toBe(knownTitles());
});
