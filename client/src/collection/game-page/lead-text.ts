import { decidedText } from '#client/plays/decided-text.ts';
import { ENOUGH_CONTESTS } from '#client/plays/rules/player-performance.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { listText } from '#shared/text/list-text.ts';
import type { GameRecord } from './game-record.ts';

/** A sentence on who wins most often, or how the table does in co-operative plays. */
export function leadText({ players, contests, coopPlays, coopWins, lowestWins }: GameRecord): string {
  if (contests === 0 && coopPlays > 0) return `The table won ${wholeText(coopWins)} of ${wholeText(coopPlays)}.`;
  const rule = lowestWins ? ' Fewest points win.' : '';
  if (players.every(({ wins }) => wins === 0)) return `Nobody has won yet.${rule}`;
  const first = players.find(({ wins, contests: of }) => of >= ENOUGH_CONTESTS && wins > 0);
  if (!first) return `It takes ${ENOUGH_CONTESTS} plays to say who wins most often.${rule}`;
  const leaders = players.filter(({ wins, contests: of }) => wins === first.wins && of === first.contests);
  const win = leaders.length === 1 ? 'wins' : 'win';
  const names = listText(leaders.map(({ person }) => person.name));
  return `${names} ${win} most often: ${decidedText(first)}.${rule}`;
}
