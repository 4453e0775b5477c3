import { expect, test } from 'vitest';
import type { Copy } from '#shared/copies/copies-contract.ts';
import { aCopy } from '#tests/support/rows/a-copy.ts';
import { copiesByName } from './copies-by-name.ts';

const copy = (id: number, gameId: number, facts: Partial<Copy>) => aCopy({ id, gameId, ...facts });

test('copies of a game are distinguished by language, edition and place, otherwise by number', () => {
  const copies = [
    copy(1, 7, { language: 'German', edition: '2nd printing', place: 'Cottage' }),
    copy(2, 8, { language: 'Of another game' }),
    copy(3, 7, { place: 'Hall' }),
    copy(4, 7, {}),
  ];
  expect(copiesByName(copies, 7)).toEqual([
    { id: 1, name: 'German, 2nd printing, Cottage' },
    { id: 3, name: 'Copy 2, Hall' },
    { id: 4, name: 'Copy 3' },
  ]);
});
