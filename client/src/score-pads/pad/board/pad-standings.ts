import { scoreText } from '#client/lib/number-text.ts';
import { totalOf, type PadState } from '#shared/score-pads/fold-pad.ts';
import { padPlay } from '#shared/score-pads/pad-play.ts';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';
import { standings, type Standing } from '#shared/plays/standings.ts';
import { listText } from '#shared/text/list-text.ts';
import { t } from '#client/score-pads/words/words.ts';

/** The players with points as the play will list them: best first, ties share a rank. */
export function padStandings(sheet: ScoreSheet, state: PadState): Standing[] {
  const { players, scores, outcome } = padPlay(sheet, state);
  const results = players.map((name, index) => ({ name, score: scores[index] ?? null }));
  return standings({ outcome, winner: null, results });
}

/** Keys of the leading players once there is a number; several on a tie. */
export function leadersOf(sheet: ScoreSheet, state: PadState): Set<string> {
  const { scores } = padPlay(sheet, state);
  const inPlay = state.players.filter((_player, index) => typeof scores[index] === 'number');
  if (state.players.length < 2 || inPlay.length === 0) return new Set();
  const points = inPlay.map(({ key }) => totalOf(sheet, state, key));
  const best = sheet.outcome === 'lowest' ? Math.min(...points) : Math.max(...points);
  return new Set(inPlay.filter((_player, index) => points[index] === best).map(({ key }) => key));
}

/** Who is first: the winners, also those whom the owner has named since; without one all who share the best score. */
export function firstOf(list: readonly Standing[]): Standing[] {
  const winners = list.filter(({ winner }) => winner);
  return winners.length > 0 ? winners : list.filter(({ position }) => position === 1);
}

/** 'Ada wins with 87 points.', 'A tie: Ada and Ben with 87 points each.', 'Ada and Ben win.' */
export function outcomeText(list: readonly Standing[]): string {
  const first = firstOf(list);
  const names = first.map(({ name }) => name);
  if (first.length > 1 && first[0]?.winner) return t('{names} win.', { names: listOf(names) });
  const points = first[0]?.score;
  if (points === undefined) return t('Nobody has a number yet.');
  if (points === null) return t('{name} wins.', { name: names[0] ?? '' });
  const score = { score: scoreText(points), points: Math.abs(points) };
  if (names.length === 1)
    return t('{name} wins with {points, plural, one {{score} point} other {{score} points}}.', {
      name: names[0] ?? '',
      ...score,
    });
  return t('A tie: {names} with {points, plural, one {{score} point} other {{score} points}} each.', {
    names: listOf(names),
    ...score,
  });
}

const listOf = (names: readonly string[]): string => listText(names);
