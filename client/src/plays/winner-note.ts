import type { PlayOutcome } from '#shared/enums.ts';
import { readScore } from '#shared/plays/written-score.ts';
import { nameKey, tidyName } from '#shared/text/person-name.ts';
import { listText } from '#shared/text/list-text.ts';
import { standings } from '#shared/plays/standings.ts';
import { winnersOf } from '#shared/plays/winner.ts';
import type { PlayFields } from './play-fields.ts';
import { blankIsZero, isScored, type ParsedPlay } from './parse-play-fields.ts';
import { t } from '#client/plays/words/words.ts';

const RULES: Record<PlayOutcome, string> = {
  highest: t('The winner is the highest score.'),
  lowest: t('The winner is the lowest score.'),
  ranking: t('The first player wins. Tied players share a place.'),
  cooperative: t('You win or lose together.'),
  teams: t('Everybody on the winning team wins.'),
  none: t('Nobody counts points here. You may name a winner under More.'),
};

/** 'Ana, Bea and Cem'. */
export const nameList = (names: readonly string[]): string => listText(names);

/** The rule for the winner, and the present winner. */
export function winnerNote(fields: PlayFields, parsed: ParsedPlay): { rule: string; now: string | null } {
  if (!hasOutcome(fields)) return { rule: RULES[fields.outcome], now: null };
  return { rule: RULES[fields.outcome], now: [outcomeText(parsed), ...doubts(fields)].join(' ') };
}

/** What the result rests on that may be a slip: blank scores, and one name at two seats. */
function doubts(fields: PlayFields): string[] {
  const named = fields.rows.filter(({ name }) => name.trim() !== '');
  const blank = isScored(fields.outcome) ? named.filter(({ score }) => score.trim() === '') : [];
  const unread = named.filter(({ score }) => score.trim() !== '' && readScore(score).score === null);
  const names = named.map(({ name }) => name);
  const twice = names.filter((name, place) => names.findIndex((other) => nameKey(other) === nameKey(name)) < place);
  return [
    ...(blank.length > 0 ? [blankText(nameList(blank.map(({ name }) => name.trim())), blankIsZero(fields))] : []),
    ...unread.map(({ name, score }) =>
      t("''{score}'' of {name} is no number: it counts as 0.", { score: score.trim(), name: name.trim() }),
    ),
    ...(twice.length > 0
      ? [t('{names} has more than one seat.', { names: nameList([...new Set(twice.map(tidyName))]) })]
      : []),
  ];
}

const blankText = (names: string, isZero: boolean): string =>
  isZero
    ? t('No score typed for {names}: it counts as 0.', { names })
    : t('No score typed for {names}: no place.', { names });

/** Whether anything that decides has been entered. */
function hasOutcome({ outcome, rows, ending, winningTeam, winner }: PlayFields): boolean {
  if (winner.trim() !== '') return true;
  if (outcome === 'cooperative') return ending !== '';
  if (outcome === 'teams') return winningTeam !== '';
  if (outcome === 'ranking') return rows.some(({ name, rank }) => name.trim() !== '' && rank !== '');
  return outcome !== 'none' && rows.some(({ name, score }) => name.trim() !== '' && score !== '');
}

/** Describes the winner in a sentence. */
function outcomeText(parsed: ParsedPlay): string {
  const winners = winnersOf(parsed);
  if (winners.length > 0)
    return t('{count, plural, one {{names} wins.} other {{names} win.}}', {
      count: winners.length,
      names: nameList(winners),
    });
  if (parsed.outcome === 'cooperative') return t('The game wins.');
  const tied = standings(parsed).filter(({ position }) => position === 1);
  return tied.length > 1
    ? t('{names} are tied: no winner. If a tie-break decided, name the winner under More.', {
        names: nameList(tied.map(({ name }) => name)),
      })
    : t('No winner yet.');
}
