import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormulas, unescapeFormulas, withoutApostrophe } from './csv-formulas.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['-ish', "'-ish"],
  ['a;=cmd', "a;'=cmd"],
  ['a,@SUM(A1)', "a,'@SUM(A1)"],
  ['a\t+1', "a\t'+1"],
  ['a\r=1', "a\r'=1"],
  ['a\n- b', "a\n'- b"],
  ['a;"=cmd"', `a;'"=cmd"`],
  ['a;＝cmd', "a;'＝cmd"],
  ["'=x", "''=x"],
  ["a;'=x", "a;''=x"],
  ['\t=', "'\t'="],
])('%j is escaped as %j', (text, written) => {
  expect(escapeFormulas(text)).toBe(written);
  expect(unescapeFormulas(written)).toBe(text);
});

test.each(['', 'Azul', 'a; b', 'a - b', "it's", '1=1', 'a; =b', "'quoted'"])('%j is not escaped', (text) => {
  expect(escapeFormulas(text)).toBe(text);
});

const texts = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', ',', ';', "'", '"', '\t', '\r', '\n', ' ', 'a', '＝'),
});

test('unescaping an escaped text returns the text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(unescapeFormulas(escapeFormulas(text))).toBe(text);
    }),
  );
});

test('no part of an escaped text begins a formula, with or without quotes', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const part of escapeFormulas(text).split(/[,;\t\r\n]/))
        expect(part.replaceAll('"', '')).not.toMatch(/^[=+\-@＝＋－＠]/);
    }),
  );
});

test('in a file from elsewhere only the apostrophe at the start of a cell is removed', () => {
  expect(withoutApostrophe("'=a;'=b")).toBe("=a;'=b");
  expect(withoutApostrophe("'Azul'")).toBe("'Azul'");
  expect(withoutApostrophe("'")).toBe("'");
});
