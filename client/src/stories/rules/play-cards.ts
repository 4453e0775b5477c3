import { dayOfNumber } from '#shared/challenges/day-of-play.ts';
import { hIndex } from '#shared/plays/h-index.ts';
import { placeKey } from '#client/plays/rules/play-search.ts';
import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import type { StoryCard } from '#shared/shapes/story.ts';
import { isMonth } from '#shared/stories/story-range.ts';
import { MAX_CARD_GAMES } from '#shared/stories/stories-contract.ts';
import { aCard, type StoryFacts } from './story-input.ts';
import { dayNumber, dayText, monthOfNumber, weekdayOfNumber } from './story-span.ts';

/** The cards of plays, games and times. Each is null where there is nothing to tell. */
type Card = StoryCard | null;

/** Fewer are no list to be told. */
const SEVERAL = 2;
const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;
const YEAR_MS = 365.25 * 86_400_000;

export function playsCard(facts: StoryFacts): Card {
  const bars = isMonth(facts.range) ? playsByDay(facts) : playsByMonth(facts);
  return aCard('plays', facts.within.length, { of: facts.played.length, bars });
}

function playsByMonth({ days }: StoryFacts): number[] {
  const bars = Array.from({ length: MONTHS_OF_YEAR }, () => 0);
  for (const [day, plays] of days) bars[monthOfNumber(day)] = (bars[monthOfNumber(day)] ?? 0) + plays;
  return bars;
}

function playsByDay({ days, span: { from, before } }: StoryFacts): number[] {
  const first = dayNumber(from);
  return Array.from({ length: dayNumber(before) - first }, (_, place) => days.get(first + place) ?? 0);
}

export const hoursCard = ({ minutes, timed }: StoryFacts): Card =>
  timed === 0 ? null : aCard('hours', minutes, { of: timed });

export function daysCard({ days, span, now }: StoryFacts): Card {
  if (days.size < SEVERAL) return null;
  const bars = Array.from({ length: DAYS_OF_WEEK }, () => 0);
  for (const day of days.keys()) {
    const weekday = weekdayOfNumber(day);
    bars[weekday] = (bars[weekday] ?? 0) + 1;
  }
  const from = dayNumber(span.from);
  // A play may be logged ahead of its day.
  const until = Math.min(dayNumber(span.before), Math.max(dayNumber(now), ...days.keys()) + 1);
  return aCard('days', days.size, { of: until - from, bars });
}

/** The longest run of days with a play. */
export function dayStreakCard({ days }: StoryFacts): Card {
  let [best, run, end] = [0, 0, 0];
  let previous = -Infinity;
  for (const day of [...days.keys()].toSorted((a, b) => a - b)) {
    run = day === previous + 1 ? run + 1 : 1;
    previous = day;
    if (run > best) [best, end] = [run, day];
  }
  return best < SEVERAL ? null : aCard('day_streak', best, { days: [dayOfNumber(end - best + 1), dayOfNumber(end)] });
}

export function newGamesCard({ played, coverOf }: StoryFacts): Card {
  // Those that were played on come first.
  const first = played.filter(({ isNew }) => isNew);
  const covers = first.slice(0, MAX_CARD_GAMES).map(({ game }) => coverOf(game));
  return first.length === 0 ? null : aCard('new_games', first.length, { games: covers });
}

export function mostPlayedCard({ played, within, coverOf }: StoryFacts): Card {
  const [first] = played;
  if (!first || first.plays < SEVERAL) return null;
  return aCard('most_played', first.plays, { of: within.length, games: [coverOf(first.game)] });
}

export function hIndexCard({ played }: StoryFacts): Card {
  const h = hIndex(played.map(({ plays }) => plays));
  return h < SEVERAL ? null : aCard('h_index', h, {});
}

/** The owner's best rating of a game that was played. */
export function bestRatedCard({ played, coverOf, ownedOf }: StoryFacts): Card {
  const rated = played.map(({ game }) => ({ game, rating: ownedOf(game)?.rating ?? 0 }));
  const best = Math.max(0, ...rated.map(({ rating }) => rating));
  if (best === 0) return null;
  const games = rated.filter(({ rating }) => rating === best);
  return aCard('best_rated', best, {
    of: games.length,
    games: games.slice(0, MAX_CARD_GAMES).map(({ game }) => coverOf(game)),
  });
}

/** The game that came back in the range after the longest pause, of a year or more. */
export function comeBackCard({ comeBack, coverOf }: StoryFacts): Card {
  const years = (comeBack?.pauseMs ?? 0) / YEAR_MS;
  if (!comeBack || years < 1) return null;
  const { game, playedAt } = comeBack.play;
  return aCard('come_back', Math.floor(years), { games: [coverOf(game)], days: [dayText(playedAt)] });
}

/** The longest play and the shortest one, of those whose time is known. */
export function timeCards({ longest, shortest, coverOf }: StoryFacts): { longest: Card; shortest: Card } {
  const card = (kind: 'longest' | 'shortest', { duration, game, playedAt }: LoggedPlay) =>
    aCard(kind, duration ?? 0, { games: [coverOf(game)], days: [dayText(playedAt)] });
  const differ = longest?.duration !== shortest?.duration;
  return {
    longest: longest && card('longest', longest),
    shortest: differ && shortest ? card('shortest', shortest) : null,
  };
}

/** Spellings of a place are one. */
export function placesCard({ places: spelled }: StoryFacts): Card {
  const places = new Map<string, { name: string; plays: number }>();
  for (const [place, plays] of spelled) {
    const key = placeKey(place);
    if (key === '') continue;
    const known = places.get(key);
    if (known) known.plays += plays;
    else places.set(key, { name: place.trim(), plays });
  }
  const [first] = [...places.values()].toSorted((a, b) => b.plays - a.plays);
  return first ? aCard('places', places.size, { of: first.plays, place: first.name }) : null;
}
