import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SCORE } from '#shared/limits/limits.ts';
import { readScore } from './written-score.ts';

test.each([
  ['', { score: null }],
  ['12', { score: 12 }],
  ['-3', { score: -3 }],
  ['13.5', { score: 13.5 }],
  [' 12 ', { score: 12 }],
  [String(MAX_SCORE), { score: MAX_SCORE }],
  [`${MAX_SCORE}+1`, { score: null, text: `${MAX_SCORE}+1` }],
  ['13,5', { score: 13.5, text: '13,5' }],
  ['1,234', { score: 1234, text: '1,234' }],
  ['1,034,567', { score: 1_034_567, text: '1,034,567' }],
  ['1,234+0,125', { score: 1234.125, text: '1,234+0,125' }],
  ['100,50', { score: 100.5, text: '100,50' }],
  ['007', { score: 7, text: '007' }],
  ['+5', { score: 5, text: '+5' }],
  ['12+7+3', { score: 22, text: '12+7+3' }],
  ['0.1+0.2', { score: 0.3, text: '0.1+0.2' }],
  ['10 \u2212 4', { score: 6, text: '10 \u2212 4' }],
  ['-0', { score: 0, text: '-0' }],
  ['2*3', { score: null, text: '2*3' }],
  ['12+', { score: 12, text: '12+' }],
  ['86+84+', { score: 170, text: '86+84+' }],
  ['20+20+6+2--0-3', { score: 45, text: '20+20+6+2--0-3' }],
  ['6.+8', { score: 14, text: '6.+8' }],
  ['.5+1', { score: 1.5, text: '.5+1' }],
  ['3+-2', { score: 1, text: '3+-2' }],
  ['12++5', { score: 17, text: '12++5' }],
  ['-', { score: null, text: '-' }],
  ['+.', { score: null, text: '+.' }],
  ['1.2.3', { score: null, text: '1.2.3' }],
  ['1 2', { score: null, text: '1 2' }],
  ['won', { score: null, text: 'won' }],
  ['1e9', { score: null, text: '1e9' }],
  ['9999999999999', { score: null, text: '9999999999999' }],
])('%j is read as %j', (written, score) => {
  expect(readScore(written)).toEqual(score);
});

test('a sum is evaluated, and text that is not a score is kept', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 2, maxLength: 20 }), (terms) => {
      const text = terms.join('+');
      expect(readScore(text)).toEqual({ score: terms.reduce((sum, term) => sum + term, 0), text });
    }),
  );
  fc.assert(
    fc.property(fc.string(), (written) => {
      const { score, text } = readScore(written);
      expect(text ?? (score === null ? '' : String(score))).toBe(written.trim());
    }),
  );
});

test('a sum of up to two thousand characters is evaluated', () => {
  expect(readScore(`1${'+1'.repeat(999)} `).score).toBe(1000);
  expect(readScore(`12${'+1'.repeat(999)}`).score).toBe(1011);
  expect(readScore(`123${'+1'.repeat(999)}`).score).toBeNull();
});

test('a very long text is parsed in linear time', () => {
  for (const text of [`${'1+'.repeat(100_000)}x`, `${'1 '.repeat(900)}x`]) expect(readScore(text).score).toBeNull();
});
