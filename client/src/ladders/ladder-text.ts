import { countText, wholeText } from '#client/lib/number-text.ts';
import { LEAST_PLAYS } from '#shared/ladders/ladder.ts';
import type { LadderOfGroup, LadderRung } from '#shared/ladders/ladders-contract.ts';
import { pointsOf } from '#shared/ladders/rating.ts';

const WORDS = ['No', 'One', 'Two', 'Three'];

/** What a ladder lacks until it is shown: 'Three more scored plays of two members'. */
export function missingText(plays: number): string {
  const missing = LEAST_PLAYS - plays;
  return `${WORDS[missing] ?? missing} more scored ${missing === 1 ? 'play' : 'plays'} of two members`;
}

/** '1,042 points, give or take 120'. */
export const ratingText = ({ mu, sigma }: Pick<LadderRung, 'mu' | 'sigma'>): string =>
  `${wholeText(pointsOf(mu))} points, give or take ${wholeText(pointsOf(sigma))}`;

const SPANS: Record<LadderOfGroup['span'], string> = { month: 'last month', ten_plays: 'the last ten plays' };

/** 'up 35 points since last month'. */
export function changeText(change: number, span: LadderOfGroup['span']): string {
  const since = span === 'month' ? `since ${SPANS.month}` : `over ${SPANS.ten_plays}`;
  if (change === 0) return `unchanged ${since}`;
  return `${change > 0 ? 'up' : 'down'} ${countText(Math.abs(change), 'point')} ${since}`;
}

/** 'up 35 points in the last month': of who has improved most. */
export const improvedText = (by: number, span: LadderOfGroup['span']): string =>
  `up ${countText(by, 'point')} ${span === 'month' ? 'in the' : 'over the'} ${SPANS[span].replace(/^the /, '')}`;
