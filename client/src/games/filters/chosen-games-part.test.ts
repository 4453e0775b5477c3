import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aGame } from '#tests/support/rows/a-game.ts';
import { FILTER_FIELDS, filterCollection, NO_FILTER } from './collection-filter.ts';

const field = FILTER_FIELDS.gameIds;
const read = (text: string | null) => field.read(text);
const write = (ids: readonly number[]) => field.write(ids);
const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 40 }), { maxLength: 60 });

describe('a filter by game ids', () => {
  test.each(['', 'x!', '5--3', '0', '5-0', '-5', 'zzzzzzzzzzzz', 'zzzzzzzzzzz-zzzzzzzzzzz', 'ä', '5-<b>'])(
    'the address %o has no game ids',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  test('the number of ids in an address is limited to 2,000', () => {
    expect(read(Array<string>(100_000).fill('1').join('-'))).toHaveLength(2_000);
  });

  test('ids can be written to the address and read back in order', () => {
    fc.assert(
      fc.property(anyIds, (ids) => {
        expect(read(write(ids))).toEqual(ids.toSorted((a, b) => a - b));
      }),
    );
  });

  test('2,000 consecutive ids fit in 5,000 characters', () => {
    expect(write(Array.from({ length: 2_000 }, (_, at) => 12_345_678 + at))?.length).toBeLessThan(5_000);
  });

  test('only the listed games match, in the order of the list', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 40 })), anyIds, (listed, others) => {
        const games = listed.map((id) => aGame({ id }));
        const wanted = [...listed.filter((id) => id % 2 === 0), ...others.map((id) => id + 40)];
        fc.pre(wanted.length > 0);
        const found = filterCollection(games, { ...NO_FILTER, gameIds: wanted });
        expect(found.map(({ id }) => id)).toEqual(listed.filter((id) => id % 2 === 0));
      }),
    );
  });
});
