import { expect, test } from 'vitest';
import { acquiredOf } from './acquired.ts';

test('a game was acquired on the earliest date of its copies; games without a date are omitted', () => {
  const copies = [
    { gameId: 1, acquiredOn: '2024-05-01' },
    { gameId: 1, acquiredOn: '2021-03-14' },
    { gameId: 1, acquiredOn: null },
    { gameId: 2, acquiredOn: null },
    { gameId: 3, acquiredOn: '2026-01-02' },
  ];
  expect(acquiredOf(copies)).toEqual(
    new Map([
      [1, new Date('2021-03-14T00:00:00Z')],
      [3, new Date('2026-01-02T00:00:00Z')],
    ]),
  );
});
