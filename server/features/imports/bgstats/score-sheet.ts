import type { RawScore } from './file-schema.ts';
import { lineOf, rawOf, rawsOf } from './raw.ts';

const LABEL_LENGTH = 60;

/** The lines of a play's score sheet in words, 'Cities: Ana 12, Bea 9'; those that nobody filled in are left out. */
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

/** The id by which a score sheet knows a player of the play. */
export const scoreIdOf = (playerScore: RawScore): string =>
  lineOf(parsed<{ scoreUuid: unknown }>(playerScore.metaData).scoreUuid, LABEL_LENGTH);

/** Of a text that holds JSON; the notes that a score sheet becomes hold 10,000. */
const MAX_JSON_LENGTH = 100_000;

/** An object that the file keeps as JSON text; most are empty, and one that is far too long counts as that. */
function parsed<R extends Record<string, unknown>>(text: unknown): Partial<R> {
  if (typeof text !== 'string' || text.length <= '{}'.length || text.length > MAX_JSON_LENGTH) return {};
  try {
    return rawOf<R>(JSON.parse(text));
  } catch {
    return {};
  }
}
