import { ANY_AGE } from './facts/fact-words.ts';
import { afterPhrase, phrasesOf, type Token, tokensOf } from './facts/fact-tokens.ts';
import { languages, parseQuantity, type Quantity, quantityAt } from './facts/quantity.ts';

/** Ages in years; an absent bound is not stated, as both for 'All ages'. */
export interface AgeRange {
  min: number | null;
  max: number | null;
}

const anyAge = phrasesOf(ANY_AGE);
const MAX_LENGTH = 80;

/**
 * Parses a text that is an age and nothing else: '8', '10+', '8–12', 'ab 12', '21 and up', 'Up to 8', 'All ages', 'ages 8 to 12',
 * '96 months', in the words of `fact-words.ts`; null for every other text.
 */
export function parseAgeRange(text: string): AgeRange | null {
  if (text.length > MAX_LENGTH) return null;
  const tokens = tokensOf(text);
  if (tokens.length > 0 && afterPhrase(tokens, 0, anyAge) === tokens.length) return { min: null, max: null };
  const found = parseQuantity(text, 'age') ?? labelledAge(tokens);
  return found && { min: found.min, max: found.max === Infinity ? null : found.max };
}

/** 'ages 8+', 'Alter: 8+' */
function labelledAge(tokens: readonly Token[]): Quantity | null {
  for (const language of languages()) {
    const start = afterPhrase(tokens, 0, language.words.ageLabel);
    const age = quantityAt(tokens, tokens[start]?.text === ':' ? start + 1 : start, language, 'age');
    if (start > 0 && age?.end === tokens.length) return age;
  }
  return null;
}
