import { ENOUGH_CONTESTS } from '#client/entities/plays/rules/player-performance.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { listText } from '#shared/rules/text/list-text.ts';
import type { GameRecord } from './rules/game-record.ts';

/** A sentence on who wins most often, or how the table does in co-operative plays. */
export function leadText({ players, contests, coopPlays, coopWins, lowestWins }: GameRecord): string {
  if (contests === 0 && coopPlays > 0) return `The table won ${wholeText(coopWins)} of ${wholeText(coopPlays)}.`;
  const rule = lowestWins ? ' Fewest points win.' : '';
  const [first] = players;
  if (!first || players.every(({ wins }) => wins === 0)) return `Nobody has won yet.${rule}`;
  // Those with enough plays come first: if they never won, somebody with few plays did.
  if (first.contests < ENOUGH_CONTESTS || first.wins === 0)
    return `It takes ${ENOUGH_CONTESTS} plays to say who wins most often.${rule}`;
  const leaders = players.filter(({ wins, contests: of }) => wins === first.wins && of === first.contests);
  const win = leaders.length === 1 ? 'wins' : 'win';
  const names = listText(leaders.map(({ person }) => person.name));
  return `${names} ${win} most often: ${wholeText(first.wins)} of ${wholeText(first.contests)}.${rule}`;
}
