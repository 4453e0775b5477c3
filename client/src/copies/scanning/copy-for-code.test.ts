import { expect, test } from 'vitest';
import type { Copy } from '#shared/copies/copies-contract.ts';
import { codeText, gamesWithCode } from './games-with-code.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { copyForCode } from './copy-for-code.ts';

const copies = [
  { id: 1, gameId: 1, barcode: '9638 5074' },
  { id: 2, gameId: 1, barcode: null },
  { id: 3, gameId: 2, barcode: '036000291452' },
  { id: 4, gameId: 3, barcode: 'on the lid' },
  { id: 5, gameId: 1, barcode: '0036000291452' },
  { id: 6, gameId: 9, barcode: '0036000291452' },
] as Copy[];
const games = [{ id: 1 }, { id: 2 }, { id: 3 }] as Game[];

test('games are found by the code of any copy, in any spelling', () => {
  const found = (code: string) => gamesWithCode(code, copies, games).map(({ id }) => id);
  expect([found('0036000291452'), found('96385074'), found('4006381333931')]).toEqual([[2, 1], [1], []]);
});

test('a code is assigned to the copy that has it, otherwise to one without a code', () => {
  expect(copyForCode('96385074', 1, copies)).toMatchObject({ copy: { id: 1 }, hasCode: true });
  expect(copyForCode('4006381333931', 1, copies)).toMatchObject({ copy: { id: 2 }, hasCode: false });
  expect(copyForCode('4006381333931', 2, copies)).toBeUndefined();
  expect(copyForCode('4006381333931', 4, copies)).toBeUndefined();
});

test('digits are grouped as printed under the bars', () => {
  expect(['4006381333931', '96385074'].map(codeText)).toEqual(['4 006381 333931', '9638 5074']);
});
