import * as z from 'zod/mini';
import { MAX_NAME_LENGTH, MAX_PLAYERS, MAX_SCORE } from '#shared/limits/limits.ts';
import { jsonListIn } from '#shared/text/json-list.ts';
import { withoutHidden } from '#shared/text/without-hidden.ts';
import { isStorable } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

const MAX_LIST_LENGTH = 40_000;

/** A list as JSON text, decoded; refused with the first error as one sentence. */
const jsonList = <T>(notAList: string, errorOf: (item: unknown) => string | null) =>
  z.pipe(
    z.string(notAList).check(z.maxLength(MAX_LIST_LENGTH, notAList)),
    z.transform((text, context): T[] => {
      const list = jsonListIn(text);
      if (!list) context.issues.push({ code: 'custom', message: notAList, input: text });
      else if (list.length > MAX_PLAYERS)
        context.issues.push({
          code: 'custom',
          message: t('At most {most} people fit one play', { most: MAX_PLAYERS }),
          input: text,
        });
      else {
        const error = list.map(errorOf).find((found) => found !== null);
        if (error) context.issues.push({ code: 'custom', message: error, input: text });
      }
      return (list ?? []) as T[];
    }),
  );

function nameError(name: unknown): string | null {
  if (typeof name !== 'string') return t('Players are names');
  if (name.trim().length > MAX_NAME_LENGTH)
    return t('Please use at most {most} characters for a name', { most: MAX_NAME_LENGTH });
  return isStorable(name) ? null : t('A name holds characters that cannot be kept');
}

/** Null means that no score was recorded. */
function scoreError(score: unknown): string | null {
  if (score === null) return null;
  if (typeof score !== 'number') return t('Scores are numbers');
  return Math.abs(score) <= MAX_SCORE ? null : t('A score is out of range');
}

/** Names, as JSON text. */
export const playerList = z.pipe(
  jsonList<string>(t('Players come as a JSON list of names'), nameError),
  z.transform((names) => names.map(withoutHidden)),
);

/** JSON text of numbers, aligned with the names by position. */
export const scoreList = jsonList<number | null>(t('Scores come as a JSON list of numbers'), scoreError);
