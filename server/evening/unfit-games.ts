import type { Evening } from '#shared/evening/evening.ts';
import { type Candidate, isForHeads } from '#shared/evening/candidate.ts';
import { headsOf } from '#shared/evening/party.ts';
import { explanationAt } from '#shared/evening/teaching.ts';
import { t } from './words/words.ts';

/**
 * Why games that were chosen for the night are in no plan of it: they are for fewer people than come, or for more, or take longer
 * than the evening. 'Azul is for 2-4 players', to be followed by ', so it is left out'. @param seated numbers of games that a
 * second table makes room for
 */
export function unfitGames(
  { candidates, parties, minutes }: Pick<Evening, 'candidates' | 'parties' | 'minutes'>,
  seated: ReadonlySet<number>,
): string[] {
  const heads = headsOf(parties);
  if (heads === 0) return [];
  return candidates.flatMap((candidate) => {
    const { id, title, minPlayers, maxPlayers, isOfNight } = candidate;
    if (!isOfNight || seated.has(id)) return [];
    if (!isForHeads(candidate, heads)) return [rangeText(title, minPlayers, maxPlayers)];
    const explained = explanationAt(candidate, parties)?.minutes ?? 0;
    return candidate.minutes + explained > minutes ? [lengthText(candidate, explained)] : [];
  });
}

const lengthText = ({ title, minutes }: Pick<Candidate, 'title' | 'minutes'>, explained: number): string =>
  explained === 0
    ? t('{title} takes {minutes} minutes', { title, minutes })
    : t('{title} takes {minutes} minutes with the explanation', { title, minutes: minutes + explained });

function rangeText(title: string, min: number, max: number): string {
  if (max === Infinity) return t('{title} is for {min} or more players', { title, min });
  return min === max
    ? t('{title} is for {min, plural, one {# player} other {# players}}', { title, min })
    : t('{title} is for {min}-{max} players', { title, min, max });
}
