import type { MatchResult, TournamentFormat, TournamentScoring } from '#shared/enums.ts';
import { t } from '#shared/words/words.ts';

/** What somebody enters for a match: which seat won, or the scores of both seats, or neither to clear it. */
export interface EnteredResult {
  result: MatchResult | null;
  scores: readonly [first: number, second: number] | null;
}

type Decided = EnteredResult | { field: 'result' | 'scores'; error: string };

/** The result that is stored; of two scores the better one wins. Otherwise the field that is wrong, and why. */
export function decideResult(
  { format, scoring }: { format: TournamentFormat; scoring: TournamentScoring },
  { result, scores }: EnteredResult,
): Decided {
  if (scores !== null && scoring === 'result')
    return { field: 'scores', error: t('This tournament counts wins, not scores. Say who won') };
  const decided = scores === null ? result : winnerByScores(scores, scoring);
  if (decided === 'draw' && format === 'elimination')
    return {
      field: scores === null ? 'result' : 'scores',
      error: t('An elimination has no draws: one of the two must win. Play on, or say who wins'),
    };
  return { result: decided, scores };
}

function winnerByScores([first, second]: readonly [number, number], scoring: TournamentScoring): MatchResult {
  if (first === second) return 'draw';
  return first > second === (scoring === 'highest') ? 'first' : 'second';
}
