import { NO_MIN_AGE } from '#shared/limits/limits.ts';
import { factsOf } from '#shared/games/filter-facts.ts';
import { filterPart, oneOf } from './filter-part.ts';
import { readersLocale } from '#client/lib/reader-time.ts';
import { t } from '#client/games/words/words.ts';

const numberText = (value: number): string => value.toLocaleString(readersLocale());

/* Games whose number is unknown match none of these. */

export const minutesPart = filterPart(
  {
    minutes: oneOf({
      param: 'minutes',
      none: null,
      choices: [20, 30, 45, 60, 90, 120],
      legend: t('Minutes, at most'),
      label: String,
      words: (minutes) => t('up to {minutes} minutes', { minutes }),
    }),
  },
  ({ minutes: most }) => {
    if (most === null) return null;
    return (game) => {
      const { minutes } = factsOf(game);
      return minutes !== null && minutes <= most;
    };
  },
  (game) => factsOf(game).minutes === null,
);

export const weightPart = filterPart(
  {
    weight: oneOf({
      param: 'weight',
      none: null,
      choices: [1.5, 2, 2.5, 3, 4],
      legend: t('Weight, at most'),
      label: numberText,
      words: (weight) => t('weight up to {weight}', { weight: numberText(weight) }),
    }),
  },
  ({ weight: most }) => (most === null ? null : ({ weight }) => weight !== null && weight <= most),
  ({ weight }) => weight === null,
);

/** Games for the youngest at the table. */
export const ageUpToPart = filterPart(
  {
    ageUpTo: oneOf({
      param: 'age-to',
      none: null,
      choices: [4, 6, 8, 10, 12, 14],
      legend: t('Age on the box, at most'),
      label: String,
      words: (age) => t('age up to {age}', { age }),
    }),
  },
  ({ ageUpTo: most }) => (most === null ? null : ({ minAge }) => minAge !== NO_MIN_AGE && minAge <= most),
);

export const ageFromPart = filterPart(
  {
    ageFrom: oneOf({
      param: 'age-from',
      none: null,
      choices: [8, 10, 12, 14, 16, 18],
      legend: t('Age on the box, from'),
      label: String,
      words: (age) => t('age from {age}', { age }),
    }),
  },
  ({ ageFrom: least }) => (least === null ? null : ({ minAge }) => minAge >= least),
);

export const ratingPart = filterPart(
  {
    rating: oneOf({
      param: 'rating',
      none: null,
      choices: [2, 3, 3.5, 4, 4.5, 5],
      legend: t('Rating, from'),
      label: numberText,
      words: (rating) => t('rating from {rating}', { rating: numberText(rating) }),
    }),
  },
  ({ rating: least }) => (least === null ? null : ({ rating }) => rating >= least),
);
