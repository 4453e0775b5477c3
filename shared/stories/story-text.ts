import type { StoryCard, StoryCardKind } from '#shared/shapes/story.ts';
import { TIER_NAMES } from '#shared/games/tier.ts';
import { integerText } from '#shared/text/integer-text.ts';
import { dayInRange, isMonth, monthName, monthOf, rangeText, STORY_LOCALE, weekdayName } from './story-range.ts';

/*
 * The words of a story: on screens, on the page of a link and in pictures. They name nobody as 'you', because a stranger
 * reads them too, and say what they say without names.
 */

const HEADINGS: Record<StoryCardKind, string> = {
  plays: 'Plays',
  most_played: 'Most Played',
  hours: 'Time at the Table',
  people: 'Company',
  new_games: 'New Games',
  days: 'Days with a Game',
  best_rated: 'Best Rated',
  come_back: 'Back on the Table',
  wins: 'Wins',
  champion: 'Wins Most',
  nemesis: 'Nemesis',
  win_streak: 'Wins in a Row',
  day_streak: 'Days in a Row',
  h_index: 'H-Index',
  longest: 'Longest Play',
  shortest: 'Shortest Play',
  closest: 'Closest Win',
  places: 'Places',
  tiers: 'Tiers Reached',
  bought: 'New on the Shelf',
  best_value: 'Best Value',
};

export const headingText = (kind: StoryCardKind): string => HEADINGS[kind];

const HOUR = 60;
/** Below it a time is told in minutes. */
const HOURS_FROM = 180;
const TENTHS_BELOW = 10 * HOUR;
/** From it on, cents do not matter. */
const WHOLE_MONEY_FROM = 100;

const decimal = (value: number): string => String(Math.round(value * 10) / 10);
const hours = (minutes: number): string =>
  minutes < TENTHS_BELOW ? decimal(minutes / HOUR) : integerText(Math.round(minutes / HOUR));

function money(amount: number, currency: string | null): string {
  const digits = amount < WHOLE_MONEY_FROM ? 2 : 0;
  return new Intl.NumberFormat(STORY_LOCALE, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(currency !== null && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  }).format(amount);
}

const count = (value: number, one: string, many = `${one}s`): string =>
  `${integerText(value)} ${value === 1 ? one : many}`;

type Number = readonly [number: string, unit: string];

const time = (minutes: number): Number =>
  minutes < HOURS_FROM ? [integerText(minutes), 'minutes'] : [hours(minutes), 'hours'];

const whole = (value: number, one: string, many?: string): Number => [
  integerText(value),
  count(value, one, many).slice(integerText(value).length + 1),
];

/** The number of a card in large letters, and its unit. */
export function numberText({ kind, value, currency }: StoryCard): Number {
  switch (kind) {
    case 'hours':
    case 'longest':
    case 'shortest':
      return time(value);
    case 'best_rated':
      return [decimal(value), 'of 5'];
    case 'closest':
      return [decimal(value), value === 1 ? 'point' : 'points'];
    case 'best_value':
      return [money(value, currency), 'a play'];
    case 'come_back':
      return whole(value, 'year');
    case 'people':
      return whole(value, 'person', 'people');
    case 'new_games':
    case 'bought':
    case 'h_index':
    case 'tiers':
      return whole(value, 'game');
    case 'days':
    case 'day_streak':
      return whole(value, 'day');
    case 'wins':
    case 'champion':
    case 'win_streak':
      return whole(value, 'win');
    case 'nemesis':
      return [integerText(value), value === 1 ? 'defeat' : 'defeats'];
    case 'places':
      return whole(value, 'place');
    default:
      return whole(value, 'play');
  }
}

/** 'Azul, Heat and 3 more'. */
function titles(games: StoryCard['games'], all = games.length): string {
  const LISTED = 3;
  const named = games.slice(0, all > LISTED ? LISTED - 1 : LISTED).map(({ title }) => title);
  const others = all - named.length;
  if (others > 0) return `${named.join(', ')} and ${integerText(others)} more`;
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}` : (named[0] ?? '');
}

const ordinal = (day: number): string => {
  const ending = day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
};

/** 'most of them in March'; '' where several are equal. */
function busiest({ bars }: StoryCard, nameOf: (place: number) => string): string {
  const most = Math.max(0, ...bars);
  const place = bars.indexOf(most);
  return most === 0 || bars.lastIndexOf(most) !== place ? '' : `${nameOf(place)} (${integerText(most)})`;
}

function playsSentence(card: StoryCard, range: string): string {
  const games = card.of === 1 ? 'All of one game' : `Of ${count(card.of, 'different game')}`;
  const month = monthOf(range);
  const when = busiest(card, (place) => (month === null ? `in ${monthName(place)}` : `on the ${ordinal(place + 1)}`));
  return when === '' || card.value === 1 ? `${games}.` : `${games}, the most ${when}.`;
}

function daysSentence(card: StoryCard): string {
  const when = busiest(card, weekdayName);
  const share = `A game was on the table on ${integerText(card.value)} of ${integerText(card.of)} days`;
  return when === '' ? `${share}.` : `${share}, most often on a ${when}.`;
}

function peopleSentence({ value, of, more, names: [name] }: StoryCard): string {
  const often =
    name === undefined
      ? `One of them was there in ${count(of, 'play')}`
      : `Most often with ${name}, in ${count(of, 'play')}`;
  if (value === 1) return name === undefined ? `The same company in ${count(of, 'play')}.` : `${often}.`;
  return more === 0 ? `${often}.` : `${often}; ${integerText(more)} for the first time.`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function nemesisSentence({ value, of, names: [name] }: StoryCard): string {
  const lost = `${count(value, 'time')} ahead`;
  const won = of === 0 ? 'never behind' : `${count(of, 'time')} behind`;
  return name === undefined ? `One opponent was ${lost}, and ${won}.` : `${name} was ${lost}, and ${won}.`;
}

function closestSentence({ value, scores, games, names: [name] }: StoryCard): string {
  const result = scores.map(decimal).join(' to ');
  const [game] = games;
  const by = value === 1 ? 'a single point' : `${decimal(value)} points`;
  const title = game?.title ?? 'A game';
  return name === undefined ? `${title} was won by ${by}, ${result}.` : `${name} won ${title} by ${by}, ${result}.`;
}

function tiersSentence({ value, games }: StoryCard): string {
  const LISTED = 2;
  const named = games.slice(0, LISTED).map(({ title, tier = 0 }) => `${title} reached ${TIER_NAMES[tier] ?? ''}`);
  const others = value - named.length;
  if (others <= 0) return `${named.join(', and ')}.`;
  return `${named.join(', ')}, and ${others === 1 ? 'one more game rose' : `${integerText(others)} more games rose`}.`;
}

/** The one sentence of a card. @param range of the story */
export function sentenceText(card: StoryCard, range: string): string {
  const { kind, value, of, more, games, names, place, days } = card;
  const [name] = names;
  const [first = '', last = ''] = days;
  const title = games[0]?.title ?? 'A game';
  switch (kind) {
    case 'plays':
      return playsSentence(card, range);
    case 'most_played':
      return `${title} came to the table most often, in ${integerText(value)} of ${count(of, 'play')}.`;
    case 'hours':
      return of === 1
        ? 'In one play with a known time.'
        : `In ${count(of, 'timed play')}, ${time(value / of < HOURS_FROM ? Math.round(value / of) : value / of).join(' ')} on average.`;
    case 'people':
      return peopleSentence(card);
    case 'new_games':
      return `Played for the first time: ${titles(games, value)}.`;
    case 'days':
      return daysSentence(card);
    case 'best_rated':
      return of === 1 ? `${title} has the best rating of what was played.` : `The best ratings: ${titles(games, of)}.`;
    case 'come_back':
      return `${title} came back on ${dayInRange(first)}, after ${value === 1 ? 'more than a year' : `more than ${integerText(value)} years`}.`;
    case 'wins':
      return name === undefined
        ? `Of ${count(of, 'decided play')}, ${percent(value / of)} were won.`
        : `${name} won ${percent(value / of)} of ${count(of, 'decided play')}.`;
    case 'champion':
      return name === undefined
        ? `The best at this table won that many of ${count(of, 'decided play')}.`
        : `${name} won ${integerText(value)} of ${count(of, 'decided play')}, and nobody is ahead of that.`;
    case 'nemesis':
      return nemesisSentence(card);
    case 'win_streak':
      return first === last
        ? `One after the other, all on ${dayInRange(first)}.`
        : `One after the other, from ${dayInRange(first)} to ${dayInRange(last)}.`;
    case 'day_streak':
      return `A game every day, from ${dayInRange(first)} to ${dayInRange(last)}.`;
    case 'h_index':
      return `${value === 1 ? 'A game' : 'Games'} that came to the table ${count(value, 'time')} or more each.`;
    case 'longest':
      return `${title} took the longest, on ${dayInRange(first)}.`;
    case 'shortest':
      return `${title} was over the soonest, on ${dayInRange(first)}.`;
    case 'closest':
      return closestSentence(card);
    case 'places':
      return value === 1
        ? `Always at ${place ?? 'the same place'}.`
        : `Most often at ${place ?? 'one of them'}, in ${count(of, 'play')}.`;
    case 'tiers':
      return tiersSentence(card);
    case 'bought':
      return `Came to the shelf: ${titles(games, more)}.`;
    case 'best_value':
      return of === 1
        ? `${title} has come down to this.`
        : `${title} has come down to this, the least of ${count(of, 'game')} with a price.`;
    default:
      return kind satisfies never;
  }
}

/** Fewer plays make a quiet story of three cards. */
export const QUIET_BELOW = 5;

/** The heading above a story with few plays. */
export const quietText = (range: string): string => `A quiet ${isMonth(range) ? 'month' : 'year'} on the shelf`;

/** What a picture says when the letters of its title cannot be drawn. */
export const plainTitle = (range: string): string => `${rangeText(range)} in Games`;
