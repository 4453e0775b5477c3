import { expect, test } from 'vitest';
import { aGame } from '#tests/support/a-game.ts';
import { pickableGames } from './pickable-games.ts';

const games = [
  aGame({ id: 1, title: 'Wingspan' }),
  aGame({ id: 2, title: 'Azul' }),
  aGame({ id: 3, title: 'Wingspan: Oceania', isExpansion: true }),
];

test('games are offered by title, expansions only if the search matches them', () => {
  expect(pickableGames(games, ' ').map(({ id }) => id)).toEqual([2, 1]);
  expect(pickableGames(games, 'wing').map(({ id }) => id)).toEqual([1, 3]);
});
