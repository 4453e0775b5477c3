import { lineOf, type Raw, rawOf, rawsOf } from './raw.ts';

const LABEL_LENGTH = 60;

/** The lines of a play's score sheet in words, 'Cities: Ana 12, Bea 9'; those that nobody filled in are left out. */
export function scoreSheetLines(sheet: unknown, nameOf: (scoreId: string) => string | undefined): string[] {
  return rawsOf(parsed(sheet)['groups'])
    .flatMap((group) => rawsOf(group['rows']))
    .flatMap((row) => {
      const scores = Object.entries(rawOf(row['scores'])).flatMap(([scoreId, score]) => {
        const written = lineOf(score, LABEL_LENGTH);
        return written === '' ? [] : [`${nameOf(scoreId) ?? '?'} ${written}`];
      });
      return scores.length === 0 ? [] : [`${lineOf(row['label'], LABEL_LENGTH) || 'Points'}: ${scores.join(', ')}`];
    });
}

/** The id by which a score sheet knows a player of the play. */
export const scoreIdOf = (playerScore: Raw): string =>
  lineOf(parsed(playerScore['metaData'])['scoreUuid'], LABEL_LENGTH);

/** An object that the file keeps as JSON text; most are empty. */
function parsed(text: unknown): Raw {
  if (typeof text !== 'string' || text.length <= '{}'.length) return {};
  try {
    return rawOf(JSON.parse(text));
  } catch {
    return {};
  }
}
