import { MAX_SCORE } from '#shared/limits.ts';

export interface WrittenScore {
  /** Null if nothing, or no number, was written. */
  score: number | null;
  /** The text as written, if it is more than the number. */
  text?: string;
}

const SUM = /^[+-]?\d+(?:[.,]\d+)?(?:\s*[+-]\s*\d+(?:[.,]\d+)?)*$/;
const TERM = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;
const MAX_SUM_LENGTH = 2_000;
/** Decimals that a sum is rounded to, so that 0.1+0.2 is 0.3. */
const DECIMALS = 6;

/** Parses a score: '12', '-3', '13.5', '13,5', or a sum like '12+7+3', which keeps its text. */
export function readScore(written: string): WrittenScore {
  const text = written.trim();
  if (text === '') return { score: null };
  const score = sumOf(text.replaceAll('\u2212', '-'));
  if (score === null) return { score: null, text };
  return String(score) === text ? { score } : { score, text };
}

function sumOf(text: string): number | null {
  if (text.length > MAX_SUM_LENGTH || !SUM.test(text)) return null;
  const terms =
    text
      .replace(/\s+/g, '')
      .replaceAll(',', '.')
      .match(/[+-]?[\d.]+/g) ?? [];
  if (!terms.every((term) => TERM.test(term))) return null;
  const sum = Number(terms.reduce((total, term) => total + Number(term), 0).toFixed(DECIMALS));
  return Math.abs(sum) <= MAX_SCORE ? sum + 0 : null;
}
