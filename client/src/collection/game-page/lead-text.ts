import { listText } from '#shared/text/list-text.ts';
import { ENOUGH_CONTESTS } from '#client/plays/rules/player-performance.ts';
import { wholeText } from '#client/lib/number-text.ts';
import type { GameRecord } from './game-record.ts';
import { t } from '#client/collection/words/words.ts';

/** A sentence on who wins most often, or how the table does in co-operative plays. */
export function leadText({ players, contests, coopPlays, coopWins, lowestWins }: GameRecord): string {
  if (contests === 0 && coopPlays > 0)
    return t('The table won {won} of {plays}.', { won: wholeText(coopWins), plays: wholeText(coopPlays) });
  const rule = lowestWins ? ` ${t('Fewest points win.')}` : '';
  if (players.every(({ wins }) => wins === 0)) return t('Nobody has won yet.') + rule;
  const first = players.find(({ wins, contests: of }) => of >= ENOUGH_CONTESTS && wins > 0);
  if (!first) return t('It takes {count} plays to say who wins most often.', { count: ENOUGH_CONTESTS }) + rule;
  const leaders = players.filter(({ wins, contests: of }) => wins === first.wins && of === first.contests);
  return (
    t(
      '{leaders, plural, one {{names} wins most often: {wins} of {contests} decided.} other {{names} win most often: {wins} of {contests} decided.}}',
      {
        leaders: leaders.length,
        names: listText(leaders.map(({ person }) => person.name)),
        wins: wholeText(first.wins),
        contests: wholeText(first.contests),
      },
    ) + rule
  );
}
