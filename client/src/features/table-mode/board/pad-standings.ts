import { scoreText } from '#client/lib/number-text.ts';
import { totalOf, type PadState } from '#shared/rules/score-pad/fold-pad.ts';
import { playOf } from '#shared/rules/score-pad/play-of.ts';
import type { ScoreSheet } from '#shared/rules/score-pad/score-sheet.ts';
import { standings, type Standing } from '#shared/rules/plays/standings.ts';

/** The players with points as the play will list them: best first, ties share a rank. */
export function padStandings(sheet: ScoreSheet, state: PadState): Standing[] {
  const { players, scores, outcome } = playOf(sheet, state);
  const results = players.map((name, place) => ({ name, score: scores[place] ?? null }));
  return standings({ outcome, winner: null, results });
}

/** Keys of the leading players once there is a number; several on a tie. */
export function leadersOf(sheet: ScoreSheet, state: PadState): Set<string> {
  const { scores } = playOf(sheet, state);
  const inPlay = state.players.filter((_player, place) => typeof scores[place] === 'number');
  if (state.players.length < 2 || inPlay.length === 0) return new Set();
  const points = inPlay.map(({ key }) => totalOf(sheet, state, key));
  const best = sheet.outcome === 'lowest' ? Math.min(...points) : Math.max(...points);
  return new Set(inPlay.filter((_player, place) => points[place] === best).map(({ key }) => key));
}

/** 'Ada wins with 87 points.', 'A tie: Ada and Ben with 87 points each.' */
export function outcomeWords(list: readonly Standing[]): string {
  const first = list.filter(({ position }) => position === 1);
  const points = first[0]?.score;
  if (points === undefined || points === null) return 'Nobody has a number yet.';
  const names = first.map(({ name }) => name);
  const score = `${scoreText(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
  if (names.length === 1) return `${names[0]} wins with ${score}.`;
  return `A tie: ${new Intl.ListFormat('en').format(names)} with ${score} each.`;
}
