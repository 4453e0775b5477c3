import { expect, test } from 'vitest';
import { offeredGames } from './offered-games.ts';

const planned = (id: number, title: string) =>
  ({ id, title, players: '2-4', duration: '30', category: 'family', imageUrl: null }) as const;
const nothing = { plays: [], brought: [] };
const cosmic = { title: 'Cosmic Encounter', bggId: 15, category: null, by: 'Elif' };

test('planned games are offered in order, then games of guests with their names', () => {
  const offered = offeredGames([planned(2, 'Concordia'), planned(1, 'Azul')], { ...nothing, brought: [cosmic] }, []);
  expect(offered.planned.map(({ game }) => game.title)).toEqual(['Concordia', 'Azul']);
  expect(offered.brought).toMatchObject([{ game: { id: null, title: 'Cosmic Encounter', bggId: 15 }, by: 'Elif' }]);
});

test('a game that is being recorded is not offered again, in any spelling', () => {
  const written = [
    { id: 2, title: 'Concordia' },
    { id: null, title: 'cosmic encounter' },
  ];
  const offered = offeredGames([planned(2, 'Concordia')], { ...nothing, brought: [cosmic] }, written);
  expect(offered).toEqual({ planned: [], brought: [] });
});
