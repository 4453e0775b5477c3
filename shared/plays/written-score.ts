import { MAX_SCORE } from '#shared/limits/limits.ts';

export interface WrittenScore {
  /** Null if nothing, or no number, was written. */
  score: number | null;
  /** The text as written, if it is more than the number. */
  text?: string;
}

/** Signs and numbers; other characters are tokens of their own, so that no text is read in part. */
const TOKENS = /[+-]|[\d.]+|[^+\-\d.]/g;
const NUMBER = /^(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/;
/** '1,234': no score has three decimals after a comma. */
const THOUSANDS = /([1-9]\d{0,2}),(?=\d{3}(?!\d))/g;
const MAX_SUM_LENGTH = 2_000;
/** Decimals that a sum is rounded to, so that 0.1+0.2 is 0.3. */
const DECIMALS = 6;

/** Parses a score: '12', '-3', '13.5', '13,5', '1,234' (1234), or a sum like '12+7+3' or '86+84+', which keeps its text. */
export function readScore(written: string): WrittenScore {
  const text = written.trim();
  if (text === '') return { score: null };
  const score = sumOf(text.replaceAll('\u2212', '-'));
  if (score === null) return { score: null, text };
  return String(score) === text ? { score } : { score, text };
}

/** The sum of what was typed so far: '86+84+' ends with a sign, '2--3' has two, '6.' no digit after the point. */
function sumOf(text: string): number | null {
  if (text.length > MAX_SUM_LENGTH) return null;
  let sum: number | null = null;
  let sign: 1 | -1 | 0 = 1;
  for (const token of text.replace(THOUSANDS, '$1').replaceAll(',', '.').match(TOKENS) ?? []) {
    if (token.trim() === '') continue;
    if (token === '+') sign ||= 1;
    else if (token === '-') sign = sign === -1 ? 1 : -1;
    else if (sign === 0 || !NUMBER.test(token)) return null;
    else [sum, sign] = [(sum ?? 0) + sign * Number(token), 0];
  }
  if (sum === null || Math.abs(sum) > MAX_SCORE) return null;
  return Number(sum.toFixed(DECIMALS)) + 0;
}
