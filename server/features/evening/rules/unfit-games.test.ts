import { expect, test } from 'vitest';
import { unfitGames } from './unfit-games.ts';

type Candidates = Parameters<typeof unfitGames>[0]['candidates'];
const game = (id: number, title: string, minPlayers: number, maxPlayers: number, isOfNight = true) =>
  ({ id, title, minPlayers, maxPlayers, isOfNight }) as Candidates[number];
const of = (heads: number, seated: number[] = []) =>
  unfitGames(
    {
      candidates: [
        game(1, 'Azul', 2, 4),
        game(2, 'Wingspan', 1, 5),
        game(3, 'Patchwork', 2, 2),
        game(4, 'Loup Garou', 8, Infinity),
        game(5, 'Chess', 2, 2, false),
      ],
      parties: [{ id: 1, name: 'Ana', heads, answer: 'accepted' }],
    },
    new Set(seated),
  );

test('chosen games that do not fit the number of people are listed with their players; other games are not', () => {
  expect(of(5)).toEqual([
    'Azul is for 2-4 players',
    'Patchwork is for 2 players',
    'Loup Garou is for 8 or more players',
  ]);
  expect(of(8)).toHaveLength(3);
  expect(of(5, [1])).not.toContain('Azul is for 2-4 players');
  expect(of(0)).toEqual([]);
});
