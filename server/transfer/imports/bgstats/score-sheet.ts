import { lineOf, rawOf, rawsOf } from './raw.ts';

const LABEL_LENGTH = 60;

/** The lines of a score sheet as text, 'Cities: Ana 12, Bea 9', without empty ones. */
export function scoreSheetLines(sheet: object | null, nameOf: (scoreId: string) => string | undefined): string[] {
  return rawsOf<{ rows: unknown }>(rawOf<{ groups: unknown }>(sheet).groups)
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
export const scoreIdOf = (metaData: object | null): string =>
  lineOf(rawOf<{ scoreUuid: unknown }>(metaData).scoreUuid, LABEL_LENGTH);
