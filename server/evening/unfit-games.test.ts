import { expect, test } from 'vitest';
import { aCandidate, anEvening, people } from '#tests/support/rows/an-evening.ts';
import { unfitGames } from './unfit-games.ts';

const game = (id: number, title: string, minPlayers: number, maxPlayers: number, isOfNight = true) =>
  aCandidate({ id, title, minPlayers, maxPlayers, isOfNight });
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
      minutes: 240,
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

test('chosen games that take longer than the evening are listed with their minutes; other games are not', () => {
  const parties = people(3);
  const knownBy = parties.map(({ id }) => id);
  const long = { minPlayers: 3, maxPlayers: 6, isOfNight: true, knownBy };
  const evening = anEvening({
    minutes: 180,
    parties,
    candidates: [
      aCandidate({ ...long, id: 1, title: 'Twilight Imperium', minutes: 480 }),
      aCandidate({ ...long, id: 2, title: 'Brass', minutes: 180 }),
      aCandidate({ ...long, id: 3, title: 'Root', minutes: 175, weight: 3, knownBy: [], teachers: [1] }),
      aCandidate({ ...long, id: 4, title: 'Gloomhaven', minutes: 480, isOfNight: false }),
    ],
  });
  expect(unfitGames(evening, new Set())).toEqual([
    'Twilight Imperium takes 480 minutes',
    expect.stringMatching(/^Root takes \d+ minutes with the explanation$/),
  ]);
  expect(unfitGames(evening, new Set([1, 3]))).toEqual([]);
});
