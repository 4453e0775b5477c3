import type { StoryCard } from '#shared/shapes/story.ts';
import { TIER_NAMES } from '#shared/games/tier.ts';
import { listText } from '#shared/text/list-text.ts';
import { known, t } from '#shared/words/words.ts';
import { decimal, hours, HOURS_FROM, whole } from './story-number.ts';
import { dayInRange, isMonth, monthName, monthOf, rangeText, storyLocale, weekdayName } from './story-range.ts';

/*
 * The sentences of a story: on screens, on the page of a link and in pictures. They name nobody as 'you', because a stranger
 * reads them too, and say what they say without names.
 */

/** 'Azul, Heat and 3 more'. */
function titles(games: StoryCard['games'], all = games.length): string {
  const LISTED = 3;
  const named = games.slice(0, all > LISTED ? LISTED - 1 : LISTED).map(({ title }) => title);
  const others = all - named.length;
  return others > 0
    ? t('{titles} and {others} more', { titles: named.join(', '), others: whole(others) })
    : listText(named, storyLocale());
}

/** The longest of the bars, if it is alone: its place from 0, and its number. */
function busiest({ bars }: StoryCard): { place: number; most: string } | null {
  const most = Math.max(0, ...bars);
  const place = bars.indexOf(most);
  return most === 0 || bars.lastIndexOf(most) !== place ? null : { place, most: whole(most) };
}

function playsSentence(card: StoryCard, range: string): string {
  const { of } = card;
  const when = card.value === 1 ? null : busiest(card);
  if (!when)
    return of === 1
      ? t('All of one game.')
      : t('Of {of, plural, one {# different game} other {# different games}}.', { of });
  const { place, most } = when;
  if (monthOf(range) === null) {
    const month = monthName(place);
    return of === 1
      ? t('All of one game, the most in {month} ({most}).', { month, most })
      : t('Of {of, plural, one {# different game} other {# different games}}, the most in {month} ({most}).', {
          of,
          month,
          most,
        });
  }
  const day = place + 1;
  return of === 1
    ? t('All of one game, the most on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} ({most}).', {
        day,
        most,
      })
    : t(
        'Of {of, plural, one {# different game} other {# different games}}, the most on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} ({most}).',
        {
          of,
          day,
          most,
        },
      );
}

function daysSentence(card: StoryCard): string {
  const when = busiest(card);
  const share = { value: whole(card.value), of: whole(card.of) };
  return when
    ? t('A game was on the table on {value} of {of} days, most often on a {weekday} ({most}).', {
        ...share,
        weekday: weekdayName(when.place),
        most: when.most,
      })
    : t('A game was on the table on {value} of {of} days.', share);
}

function peopleSentence({ value, of, more: first, names: [name] }: StoryCard): string {
  const more = whole(first);
  const tellsFirst = value !== 1 && first !== 0;
  if (name !== undefined)
    return tellsFirst
      ? t('Most often with {name}, in {of, plural, one {# play} other {# plays}}; {more} for the first time.', {
          name,
          of,
          more,
        })
      : t('Most often with {name}, in {of, plural, one {# play} other {# plays}}.', { name, of });
  if (value === 1) return t('The same company in {of, plural, one {# play} other {# plays}}.', { of });
  return tellsFirst
    ? t('One of them was there in {of, plural, one {# play} other {# plays}}; {more} for the first time.', { of, more })
    : t('One of them was there in {of, plural, one {# play} other {# plays}}.', { of });
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function nemesisSentence({ value, of, names: [name] }: StoryCard): string {
  if (name === undefined)
    return of === 0
      ? t('One opponent was {value, plural, one {# time} other {# times}} ahead, and never behind.', { value })
      : t(
          'One opponent was {value, plural, one {# time} other {# times}} ahead, and {of, plural, one {# time} other {# times}} behind.',
          { value, of },
        );
  return of === 0
    ? t('{name} was {value, plural, one {# time} other {# times}} ahead, and never behind.', { name, value })
    : t(
        '{name} was {value, plural, one {# time} other {# times}} ahead, and {of, plural, one {# time} other {# times}} behind.',
        { name, value, of },
      );
}

function closestSentence({ value, scores, games, names: [name] }: StoryCard): string {
  const [won = 0, lost] = scores.map(decimal);
  const result = lost === undefined ? String(won) : t('{won} to {lost}', { won, lost });
  const title = games[0]?.title ?? t('A game');
  const points = decimal(value);
  if (name === undefined)
    return value === 1
      ? t('{title} was won by a single point, {result}.', { title, result })
      : t('{title} was won by {points} points, {result}.', { title, points, result });
  return value === 1
    ? t('{name} won {title} by a single point, {result}.', { name, title, result })
    : t('{name} won {title} by {points} points, {result}.', { name, title, points, result });
}

/** The points of a sheet may be of rounds, or counted when all was over. */
function comebackSentence({ value, games, names: [name] }: StoryCard): string {
  const title = games[0]?.title ?? t('A game');
  const points = decimal(value);
  if (name === undefined)
    return value === 1
      ? t('On the score sheet of {title}, the winner was once a point behind.', { title })
      : t('On the score sheet of {title}, the winner was up to {points} points behind.', { title, points });
  return value === 1
    ? t('On the score sheet of {title}, {name} was once a point behind, and won.', { title, name })
    : t('On the score sheet of {title}, {name} was up to {points} points behind, and won.', { title, name, points });
}

function tiersSentence({ value, games }: StoryCard): string {
  const reached = ({ title, tier = 0 }: StoryCard['games'][number]) => ({ title, tier: known(TIER_NAMES[tier] ?? '') });
  const [one = { title: t('A game'), tier: known(TIER_NAMES[0]) }, two] = games.slice(0, 2).map(reached);
  const others = value - Math.min(2, games.length);
  if (!two)
    return others <= 0
      ? t('{title} reached {tier}.', one)
      : t('{title} reached {tier}, and {others, plural, one {one more game rose} other {# more games rose}}.', {
          ...one,
          others,
        });
  const both = { ...one, second: two.title, other: two.tier };
  return others <= 0
    ? t('{title} reached {tier}, and {second} reached {other}.', both)
    : t(
        '{title} reached {tier}, {second} reached {other}, and {others, plural, one {one more game rose} other {# more games rose}}.',
        { ...both, others },
      );
}

function hoursSentence({ value, of }: StoryCard): string {
  if (of === 1) return t('In one play with a known time.');
  const average = value / of;
  return average < HOURS_FROM
    ? t('In {of, plural, one {# timed play} other {# timed plays}}, {minutes} minutes on average.', {
        of,
        minutes: whole(Math.round(average)),
      })
    : t('In {of, plural, one {# timed play} other {# timed plays}}, {hours} hours on average.', {
        of,
        hours: hours(average),
      });
}

function placesSentence({ value, of, place }: StoryCard): string {
  if (value === 1) return place === null ? t('Always at the same place.') : t('Always at {place}.', { place });
  return place === null
    ? t('Most often at one of them, in {of, plural, one {# play} other {# plays}}.', { of })
    : t('Most often at {place}, in {of, plural, one {# play} other {# plays}}.', { place, of });
}

function winsSentence({ kind, value, of, names: [name] }: StoryCard): string {
  if (kind === 'champion')
    return name === undefined
      ? t('The best at this table won that many of {of, plural, one {# decided play} other {# decided plays}}.', { of })
      : t(
          '{name} won {value} of {of, plural, one {# decided play} other {# decided plays}}, and nobody is ahead of that.',
          { name, value: whole(value), of },
        );
  const share = percent(value / of);
  return name === undefined
    ? t('Of {of, plural, one {# decided play} other {# decided plays}}, {share} were won.', { of, share })
    : t('{name} won {share} of {of, plural, one {# decided play} other {# decided plays}}.', { name, share, of });
}

/** The one sentence of a card. @param range of the story */
export function sentenceText(card: StoryCard, range: string): string {
  const { kind, value, of, more, games, days } = card;
  const [start = '', end = ''] = days;
  const title = games[0]?.title ?? t('A game');
  const day = () => dayInRange(start);
  switch (kind) {
    case 'plays':
      return playsSentence(card, range);
    case 'most_played':
      return t('{title} came to the table most often, in {value} of {of, plural, one {# play} other {# plays}}.', {
        title,
        value: whole(value),
        of,
      });
    case 'hours':
      return hoursSentence(card);
    case 'people':
      return peopleSentence(card);
    case 'new_games':
      return t('Played for the first time: {titles}.', { titles: titles(games, value) });
    case 'days':
      return daysSentence(card);
    case 'best_rated':
      return of === 1
        ? t('{title} has the best rating of what was played.', { title })
        : t('The best ratings: {titles}.', { titles: titles(games, of) });
    case 'come_back':
      return value === 1
        ? t('{title} came back on {day}, after more than a year.', { title, day: day() })
        : t('{title} came back on {day}, after more than {years} years.', { title, day: day(), years: whole(value) });
    case 'wins':
    case 'champion':
      return winsSentence(card);
    case 'nemesis':
      return nemesisSentence(card);
    case 'win_streak':
      return start === end
        ? t('One after the other, all on {day}.', { day: day() })
        : t('One after the other, from {first} to {last}.', { first: day(), last: dayInRange(end) });
    case 'day_streak':
      return t('A game every day, from {first} to {last}.', { first: day(), last: dayInRange(end) });
    case 'h_index':
      return t(
        '{value, plural, one {A game that came to the table # time or more each.} other {Games that came to the table # times or more each.}}',
        { value },
      );
    case 'longest':
      return t('{title} took the longest, on {day}.', { title, day: day() });
    case 'shortest':
      return t('{title} was over the soonest, on {day}.', { title, day: day() });
    case 'closest':
      return closestSentence(card);
    case 'comeback':
      return comebackSentence(card);
    case 'places':
      return placesSentence(card);
    case 'tiers':
      return tiersSentence(card);
    case 'bought':
      return t('Came to the shelf: {titles}.', { titles: titles(games, more) });
    case 'best_value':
      return of === 1
        ? t('{title} has come down to this.', { title })
        : t('{title} has come down to this, the least of {of, plural, one {# game} other {# games}} with a price.', {
            title,
            of,
          });
    default:
      return kind satisfies never;
  }
}

/** Fewer plays make a quiet story of three cards. */
export const QUIET_BELOW = 5;

/** The heading above a story with few plays. */
export const quietText = (range: string): string =>
  isMonth(range) ? t('A quiet month on the shelf') : t('A quiet year on the shelf');

/** What a picture says when the letters of its title cannot be drawn. */
export const plainTitle = (range: string): string => t('{range} in Games', { range: rangeText(range) });
