import { scoreText } from '#client/lib/number-text.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { readPlay } from '#shared/plays/read-play.ts';
import { standings } from '#shared/plays/standings.ts';
import { wonTogether } from '#shared/plays/won-together.ts';
import { listText } from '#shared/text/list-text.ts';

/** A play's result in one line: 'Tom won, 142 to Maya’s 131'. */
export function resultText(play: Play): string {
  const read = readPlay(play);
  if (!read || read.results.length === 0) return 'Nobody was written down';
  const together = read.outcome === 'cooperative' ? wonTogether(read.results) : null;
  if (together !== null) return together ? 'Won together' : 'Lost together';
  const [first, second] = standings(read);
  const winners = standings(read).filter(({ winner }) => winner);
  if (!first?.winner) return read.results.map(({ name }) => name).join(', ');
  if (winners.length > 1) return `${listText(winners.map(({ name }) => name))} won`;
  if (first.score === null) return `${first.name} won`;
  if (!second || second.score === null) return `${first.name} won with ${scoreText(first.score)}`;
  return `${first.name} won, ${scoreText(first.score)} to ${second.name}’s ${scoreText(second.score)}`;
}
