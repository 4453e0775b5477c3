import { nameList } from '../winner-note.ts';
import { performanceOf } from '../rules/player-performance.ts';
import type { LoggedPlay } from '../rules/play-log.ts';
import type { PlayPeriod } from '#client/games/play-period.ts';
import { countText } from '#client/lib/number-text.ts';
import { gamePerformanceOf } from './game-performance.ts';

const WITHIN: Record<PlayPeriod, string> = {
  all: '',
  year: ' this year',
  lastYear: ' last year',
  twelveMonths: ' in the last 12 months',
  ninetyDays: ' in the last 90 days',
  thirtyDays: ' in the last 30 days',
};

/**
 * What is remarkable about these plays, in one sentence: how many, of what most often, who wins most. It claims nothing
 * that a tie or a single play does not show; null without plays.
 */
export function headlineOf(plays: readonly LoggedPlay[], period: PlayPeriod): string | null {
  const [last] = plays;
  if (!last) return null;
  if (plays.length === 1) return `One play${WITHIN[period]}: ${last.game.title}${wonBy(last)}.`;
  return `${countText(plays.length, 'play')}${WITHIN[period]}${oftenest(plays)}${bestOf(plays)}.`;
}

function wonBy({ isContest, seated }: LoggedPlay): string {
  const winners = seated.filter(({ won }) => won).map(({ person }) => person.name);
  return isContest && winners.length > 0 ? `, won by ${nameList(winners)}` : '';
}

/** The game that was played most, unless another was as often. */
function oftenest(plays: readonly LoggedPlay[]): string {
  const [first, second] = gamePerformanceOf(plays);
  if (!first) return '';
  if (first.plays === 1) return ', each of another game';
  if (!second) return ` of ${first.game.title}`;
  if (first.plays === second.plays) return '';
  return `, ${first.plays * 2 > plays.length ? 'most of them' : 'most often'} ${first.game.title} (${first.plays})`;
}

/** The person with the most wins in decided plays, unless another has as many. */
function bestOf(plays: readonly LoggedPlay[]): string {
  const [first, second] = performanceOf(plays).toSorted((a, b) => b.wins - a.wins);
  if (!first || first.wins < 2 || first.wins === second?.wins) return '';
  return `; ${first.person.name} wins most, ${first.wins} of ${first.contests} decided`;
}
