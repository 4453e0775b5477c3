import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lenientJson } from './lenient-json.ts';
import { MAX_JSON_LENGTH } from './text-limits.ts';

describe('nothing is read, and soon,', () => {
  test.each([
    ['of a quote that is never closed', `{"@type":"Product","name":"${'a'.repeat(32)}\n,]`],
    ['of countless quotes that are never closed', `{"name":"${'\\"'.repeat(200_000)}\n,]`],
    ['of countless strings without a comma', `{"name":${'"a'.repeat(200_000)}]`],
    ['of countless commas', `{"name":${', '.repeat(500_000)}]`],
    ['of blanks without end', `[1,${' '.repeat(1_000_000)}x]`],
    ['of brackets without end', '['.repeat(1_000_000)],
  ])(
    '%s',
    (_what, text) => {
      expect(lenientJson(text)).toBeUndefined();
    },
    // Generous: a backtracking pattern takes minutes.
    10_000,
  );
});

test('a text that is longer than a page needs is not read', () => {
  const text = (length: number) => `[${' '.repeat(length - 2)}]`;
  expect(lenientJson(text(MAX_JSON_LENGTH))).toEqual([]);
  expect(lenientJson(text(MAX_JSON_LENGTH + 1))).toBeUndefined();
});

test.each([
  [String.raw`{"name":"It\'s, ]",}`, { name: "It's, ]" }],
  [String.raw`{"name":"a\\\'b\\","more":[1,2 , ],}`, { name: "a\\'b\\", more: [1, 2] }],
  ['{"name":"a,}","b":"\\",]"\n,\n}', { name: 'a,}', b: '",]' }],
  ['["two\nlines",\t]', ['two lines']],
  ['[,]', []],
])('%s is read', (text, value) => {
  expect(lenientJson(text)).toEqual(value);
});

test('whatever a page says is read as it was meant, with the flaws that pages have', () => {
  const names = fc.string({ unit: fc.constantFrom('a', ' ', "'", '"', '\\', ',', ']', '}', '{', 'é') });
  const values = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 4 }, names, fc.integer(), fc.array(tie('any')), fc.dictionary(names, tie('any'))),
  })).any;
  fc.assert(
    fc.property(fc.array(values), (value) => {
      const json = JSON.stringify(value, null, 1)
        .replaceAll(/([^\s[{])(?=\n *[}\]])/g, '$1 ,')
        .replaceAll("'", "\\'");
      expect(lenientJson(`//<![CDATA[\n${json};\n//]]>`)).toEqual(value);
    }),
  );
});
