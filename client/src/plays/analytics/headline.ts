import { nameList } from '../winner-note.ts';
import { performanceOf } from '../rules/player-performance.ts';
import type { LoggedPlay } from '../rules/play-log.ts';
import type { PlayPeriod } from '#client/games/play-period.ts';
import { gamePerformanceOf } from './game-performance.ts';
import { t } from '#client/plays/words/words.ts';

const PLAYS_OF: Record<PlayPeriod, (count: number) => string> = {
  all: (count) => t('{count, plural, one {One play} other {# plays}}', { count }),
  year: (count) => t('{count, plural, one {One play this year} other {# plays this year}}', { count }),
  lastYear: (count) => t('{count, plural, one {One play last year} other {# plays last year}}', { count }),
  twelveMonths: (count) =>
    t('{count, plural, one {One play in the last 12 months} other {# plays in the last 12 months}}', { count }),
  ninetyDays: (count) =>
    t('{count, plural, one {One play in the last 90 days} other {# plays in the last 90 days}}', { count }),
  thirtyDays: (count) =>
    t('{count, plural, one {One play in the last 30 days} other {# plays in the last 30 days}}', { count }),
};

/**
 * What is remarkable about these plays, in one sentence: how many, of what most often, who wins most. It claims nothing
 * that a tie or a single play does not show; null without plays.
 */
export function headlineOf(played: readonly LoggedPlay[], period: PlayPeriod): string | null {
  const [last] = played;
  if (!last) return null;
  const plays = PLAYS_OF[period](played.length);
  return played.length === 1 ? onlyPlay(plays, last) : withBest(oftenest(plays, played), played);
}

function onlyPlay(plays: string, { game: { title: game }, isContest, seated }: LoggedPlay): string {
  const winners = seated.filter(({ won }) => won).map(({ person }) => person.name);
  return isContest && winners.length > 0
    ? t('{plays}: {game}, won by {winners}.', { plays, game, winners: nameList(winners) })
    : t('{plays}: {game}.', { plays, game });
}

/** With the game that was played most, unless another was as often. */
function oftenest(plays: string, played: readonly LoggedPlay[]): string {
  const [first, second] = gamePerformanceOf(played);
  if (!first) return plays;
  if (first.plays === 1) return t('{plays}, each of another game', { plays });
  const game = first.game.title;
  if (!second) return t('{plays} of {game}', { plays, game });
  if (first.plays === second.plays) return plays;
  return first.plays * 2 > played.length
    ? t('{plays}, most of them {game} ({times})', { plays, game, times: first.plays })
    : t('{plays}, most often {game} ({times})', { plays, game, times: first.plays });
}

/** With the person with the most wins in decided plays, unless another has as many. */
function withBest(plays: string, played: readonly LoggedPlay[]): string {
  const [first, second] = performanceOf(played).toSorted((a, b) => b.wins - a.wins);
  if (!first || first.wins < 2 || first.wins === second?.wins) return `${plays}.`;
  const { person, wins, contests } = first;
  return t('{plays}; {name} wins most, {wins} of {contests} decided.', { plays, name: person.name, wins, contests });
}
