import { listText } from '#shared/text/list-text.ts';
import { scoreText } from '#client/lib/number-text.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { readPlay } from '#shared/plays/read-play.ts';
import { standings } from '#shared/plays/standings.ts';
import { wonTogether } from '#shared/plays/won-together.ts';
import { t } from '#client/home/words/words.ts';

/** A play's result in one line: 'Tom won, 142 to Maya’s 131'. */
export function resultText(play: Play): string {
  const read = readPlay(play);
  if (!read || read.results.length === 0) return t('Nobody was written down');
  const together = read.outcome === 'cooperative' ? wonTogether(read.results) : null;
  if (together !== null) return together ? t('Won together') : t('Lost together');
  const [first, second] = standings(read);
  const winners = standings(read).filter(({ winner }) => winner);
  if (!first?.winner) return read.results.map(({ name }) => name).join(', ');
  const count = winners.length;
  if (count > 1 || first.score === null)
    return t('{count, plural, one {{names} won} other {{names} won}}', {
      count,
      names: listText(winners.map(({ name }) => name)),
    });
  const values = { name: first.name, score: scoreText(first.score) };
  if (!second || second.score === null) return t('{name} won with {score}', values);
  return t('{name} won, {score} to {other}’s {theirs}', {
    ...values,
    other: second.name,
    theirs: scoreText(second.score),
  });
}
