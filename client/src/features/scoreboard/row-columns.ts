import type { SessionFields } from '#client/entities/plays/session-fields.ts';
import { blankIsZero, isScored } from '#client/entities/plays/written-session.ts';

/** The fields that the rows of players have beside the name. */
export interface RowColumns {
  /** `zero` where a blank score counts as 0. */
  score: 'zero' | 'blank' | null;
  rank: boolean;
  team: boolean;
}

/** What a way of deciding asks for. Scores that are there already are shown, whatever decides. */
export function columnsOf(fields: SessionFields): RowColumns {
  const { outcome, rows } = fields;
  const written = outcome === 'teams' || rows.some(({ score }) => score !== '');
  return {
    score: blankIsZero(fields) ? 'zero' : isScored(outcome) || written ? 'blank' : null,
    rank: outcome === 'ranking',
    team: outcome === 'teams',
  };
}
