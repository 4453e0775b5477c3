import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyListDelta, NOTHING } from './apply-list-delta.ts';

/** The statement's response for rows in order, each of a version, given the known keys. */
function deltaOf(rows: readonly Row[], known: string) {
  const keys = new Set(known.split(' '));
  return {
    keys: rows.map(keyOf).join(' '),
    fresh: rows
      .filter((row) => !keys.has(keyOf(row)))
      .map(textOf)
      .join('\n'),
  };
}

interface Row {
  id: number;
  version: number;
}

const keyOf = ({ id, version }: Row) => `${id}.${version}`;
const textOf = ({ id, version }: Row) => JSON.stringify({ id, title: `"${version}",\n[ü]${id}` });

const someRows = fc.uniqueArray(fc.record({ id: fc.nat(20), version: fc.nat(3) }), { selector: ({ id }) => id });

test('a list built from deltas equals the full list', () => {
  fc.assert(
    fc.property(fc.array(someRows, { minLength: 1 }), (states) => {
      let body = NOTHING;
      for (const rows of states) {
        const read = deltaOf(rows, body.keys);
        body = { keys: read.keys, json: applyListDelta(read, body) };
        expect(String(body.json)).toBe(String(applyListDelta(deltaOf(rows, ''), NOTHING)));
        expect(JSON.parse(String(body.json))).toEqual(rows.map((row) => JSON.parse(textOf(row))));
      }
    }),
  );
});
