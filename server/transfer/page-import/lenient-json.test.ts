import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lenientJson } from './lenient-json.ts';
import { MAX_JSON_LENGTH } from './text-limits.ts';

describe('returns undefined within the time limit', () => {
  test.each([
    ['for a quote that is never closed', `{"@type":"Product","name":"${'a'.repeat(32)}\n,]`],
    ['for many quotes that are never closed', `{"name":"${'\\"'.repeat(200_000)}\n,]`],
    ['for many strings without a comma', `{"name":${'"a'.repeat(200_000)}]`],
    ['for many commas', `{"name":${', '.repeat(500_000)}]`],
    ['for a very long run of blanks', `[1,${' '.repeat(1_000_000)}x]`],
    ['for a very long run of brackets', '['.repeat(1_000_000)],
  ])(
    '%s',
    (_what, text) => {
      expect(lenientJson(text)).toBeUndefined();
    },
    // Generous: a backtracking pattern takes minutes.
    10_000,
  );
});

test('a text longer than the limit is not parsed', () => {
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
])('%s is parsed', (text, value) => {
  expect(lenientJson(text)).toEqual(value);
});

test('any JSON with the usual mistakes of web pages is parsed as intended', () => {
  const plain = ['a', ' ', "'", ',', ']', '}', '{', 'é'];
  const words = fc.string({ unit: fc.constantFrom(...plain, '"', '\\') });
  // No escapes: V8 13.6 (Node 24) reads the key "\"" as "\\" when it has just read objects with the latter.
  const names = fc.string({ unit: fc.constantFrom(...plain) });
  const values = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 4 }, words, fc.integer(), fc.array(tie('any')), fc.dictionary(names, tie('any'))),
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
