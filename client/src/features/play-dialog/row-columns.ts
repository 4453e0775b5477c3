import type { PlayFields } from '#client/entities/plays/play-fields.ts';
import { blankIsZero, isScored } from '#client/entities/plays/parse-play-fields.ts';

/** The columns of the players' rows beside the name. */
export interface RowColumns {
  /** `zero` if a blank score counts as 0. */
  score: 'zero' | 'blank' | null;
  rank: boolean;
  team: boolean;
}

/** The columns for an outcome type. Existing scores are always shown. */
export function columnsOf(fields: PlayFields): RowColumns {
  const { outcome, rows } = fields;
  const written = outcome === 'teams' || rows.some(({ score }) => score !== '');
  return {
    score: blankIsZero(fields) ? 'zero' : isScored(outcome) || written ? 'blank' : null,
    rank: outcome === 'ranking',
    team: outcome === 'teams',
  };
}
