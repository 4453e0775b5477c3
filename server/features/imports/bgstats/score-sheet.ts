import type { RawScore } from './file-schema.ts';
import { lineOf, rawOf, rawsOf } from './raw.ts';

const LABEL_LENGTH = 60;

/** The lines of a score sheet as text, 'Cities: Ana 12, Bea 9', without empty ones. */
export function scoreSheetLines(sheet: unknown, nameOf: (scoreId: string) => string | undefined): string[] {
  return rawsOf<{ rows: unknown }>(parsed<{ groups: unknown }>(sheet).groups)
    .flatMap((group) => rawsOf<{ label: unknown; scores: unknown }>(group.rows))
    .flatMap((row) => {
      const scores = Object.entries(rawOf(row.scores)).flatMap(([scoreId, score]) => {
        const written = lineOf(score, LABEL_LENGTH);
        return written === '' ? [] : [`${nameOf(scoreId) ?? '?'} ${written}`];
      });
      return scores.length === 0 ? [] : [`${lineOf(row.label, LABEL_LENGTH) || 'Points'}: ${scores.join(', ')}`];
    });
}

/** The id of a player in a score sheet. */
export const scoreIdOf = (playerScore: RawScore): string =>
  lineOf(parsed<{ scoreUuid: unknown }>(playerScore.metaData).scoreUuid, LABEL_LENGTH);

/** Maximum length of JSON text; the notes made from a score sheet hold 10,000 characters. */
const MAX_JSON_LENGTH = 100_000;

/** Parses an object stored as JSON text; most are empty, and a too long one counts as empty. */
function parsed<R extends Record<string, unknown>>(text: unknown): Partial<R> {
  if (typeof text !== 'string' || text.length <= '{}'.length || text.length > MAX_JSON_LENGTH) return {};
  try {
    return rawOf<R>(JSON.parse(text));
  } catch {
    return {};
  }
}
