import type { PlayFields } from '../play-fields.ts';
import { isScored } from '../parse-play-fields.ts';

/** The columns of the players' rows beside the name. */
export interface RowColumns {
  score: boolean;
  rank: boolean;
  team: boolean;
}

/** The columns for an outcome type. Existing scores are always shown. */
export function columnsOf(fields: PlayFields): RowColumns {
  const { outcome, rows } = fields;
  const written = outcome === 'teams' || rows.some(({ score }) => score !== '');
  return {
    score: isScored(outcome) || written,
    rank: outcome === 'ranking',
    team: outcome === 'teams',
  };
}
