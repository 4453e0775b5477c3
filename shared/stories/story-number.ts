/* Headings and numbers of a story's cards: on screens, on the page of a link and in pictures. */

import type { StoryCard, StoryCardKind } from '#shared/shapes/story.ts';
import { integerText } from '#shared/text/integer-text.ts';
import { known, t } from '#shared/words/words.ts';
import { isEnglish, storyLocale } from './story-range.ts';

const HEADINGS: Record<StoryCardKind, string> = {
  plays: t('Plays'),
  most_played: t('Most Played'),
  hours: t('Time at the Table'),
  people: t('Company'),
  new_games: t('New Games'),
  days: t('Days with a Game'),
  best_rated: t('Best Rated'),
  come_back: t('Back on the Table'),
  wins: t('Wins'),
  champion: t('Wins Most'),
  nemesis: t('Nemesis'),
  win_streak: t('Wins in a Row'),
  day_streak: t('Days in a Row'),
  h_index: t('H-Index'),
  longest: t('Longest Play'),
  shortest: t('Shortest Play'),
  closest: t('Closest Win'),
  comeback: t('Biggest Comeback'),
  places: t('Places'),
  tiers: t('Tiers Reached'),
  bought: t('New on the Shelf'),
  best_value: t('Best Value'),
};

export const headingText = (kind: StoryCardKind): string => known(HEADINGS[kind]);

const HOUR = 60;
/** Below it a time is told in minutes. */
export const HOURS_FROM = 180;
const TENTHS_BELOW = 10 * HOUR;
/** From it on, cents do not matter. */
const WHOLE_MONEY_FROM = 100;

/** '1,234'. */
export const whole = (value: number): string =>
  isEnglish() ? integerText(value) : value.toLocaleString(storyLocale());

/** With a tenth at most: '4.5'. */
export function decimal(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return isEnglish() ? String(rounded) : rounded.toLocaleString(storyLocale());
}

export const hours = (minutes: number): string =>
  minutes < TENTHS_BELOW ? decimal(minutes / HOUR) : whole(Math.round(minutes / HOUR));

function money(amount: number, currency: string | null): string {
  const digits = amount < WHOLE_MONEY_FROM ? 2 : 0;
  return new Intl.NumberFormat(storyLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(currency !== null && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  }).format(amount);
}

/** The number of a card in large letters, and its unit. */
export function numberText({ kind, value, currency }: StoryCard): readonly [number: string, unit: string] {
  switch (kind) {
    case 'hours':
    case 'longest':
    case 'shortest':
      return value < HOURS_FROM ? [whole(value), t('minutes')] : [hours(value), t('hours')];
    case 'best_rated':
      return [decimal(value), t('of 5')];
    case 'closest':
    case 'comeback':
      return [decimal(value), value === 1 ? t('point') : t('points')];
    case 'best_value':
      return [money(value, currency), t('a play')];
    case 'come_back':
      return [whole(value), value === 1 ? t('year') : t('years')];
    case 'people':
      return [whole(value), value === 1 ? t('person') : t('people')];
    case 'new_games':
    case 'bought':
    case 'h_index':
    case 'tiers':
      return [whole(value), value === 1 ? t('game') : t('games')];
    case 'days':
    case 'day_streak':
      return [whole(value), value === 1 ? t('day') : t('days')];
    case 'wins':
    case 'champion':
    case 'win_streak':
      return [whole(value), value === 1 ? t('win') : t('wins')];
    case 'nemesis':
      return [whole(value), value === 1 ? t('defeat') : t('defeats')];
    case 'places':
      return [whole(value), value === 1 ? t('place') : t('places')];
    default:
      return [whole(value), value === 1 ? t('play') : t('plays')];
  }
}
