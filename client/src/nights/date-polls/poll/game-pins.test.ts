import { expect, test } from 'vitest';
import { pinsWith } from './game-pins.ts';

const game = (facts: { gameId?: number; proposalId?: number; notWithout?: boolean }) => ({
  gameId: null,
  proposalId: null,
  title: 'Brass',
  imageUrl: null,
  broughtBy: null,
  notWithout: false,
  ...facts,
});

test('pinning a game toggles it and keeps the others', () => {
  const [brass, heat, azul] = [
    game({ gameId: 1, notWithout: true }),
    game({ gameId: 2 }),
    game({ proposalId: 2, notWithout: true }),
  ];
  const games = [brass, heat, azul];
  expect(pinsWith(games, heat)).toEqual({ gameIds: [1, 2], proposalIds: [2] });
  expect(pinsWith(games, brass)).toEqual({ gameIds: [], proposalIds: [2] });
  expect(pinsWith(games, azul)).toEqual({ gameIds: [1], proposalIds: [] });
});
