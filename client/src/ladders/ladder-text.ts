import { t } from '#client/ladders/words/words.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { LEAST_PLAYS } from '#shared/ladders/ladder.ts';
import type { LadderOfGroup, LadderRung } from '#shared/ladders/ladders-contract.ts';
import { pointsOf } from '#shared/ladders/rating.ts';

/** What a ladder lacks until it is shown: 'Three more scored plays of two members'. */
export const missingText = (plays: number): string =>
  t(
    '{missing, plural, =1 {One more scored play of two members} =2 {Two more scored plays of two members} =3 {Three more scored plays of two members} other {# more scored plays of two members}}',
    { missing: LEAST_PLAYS - plays },
  );

/** @param people fewer than two */
export const foundText = (people: number): string =>
  people === 0
    ? t('Nobody of the group is found in the plays so far.')
    : t('Only one of the group is found in the plays so far.');

/** '1,042 points, give or take 120'. */
export const ratingText = ({ mu, sigma }: Pick<LadderRung, 'mu' | 'sigma'>): string =>
  t('{points} points, give or take {sigma}', {
    points: wholeText(pointsOf(mu)),
    sigma: wholeText(pointsOf(sigma)),
  });

/** 'up 35 points since last month'. */
export function changeText(change: number, span: LadderOfGroup['span']): string {
  const points = Math.abs(change);
  if (span === 'month') {
    if (change === 0) return t('unchanged since last month');
    return change > 0
      ? t('up {points, plural, one {# point} other {# points}} since last month', { points })
      : t('down {points, plural, one {# point} other {# points}} since last month', { points });
  }
  if (change === 0) return t('unchanged over the last ten plays');
  return change > 0
    ? t('up {points, plural, one {# point} other {# points}} over the last ten plays', { points })
    : t('down {points, plural, one {# point} other {# points}} over the last ten plays', { points });
}

/** 'up 35 points in the last month': of who has improved most. */
export const improvedText = (points: number, span: LadderOfGroup['span']): string =>
  span === 'month'
    ? t('up {points, plural, one {# point} other {# points}} in the last month', { points })
    : t('up {points, plural, one {# point} other {# points}} over the last ten plays', { points });
