import { gamePerformanceOf } from '#client/plays/analytics/game-performance.ts';
import { today } from '#client/games/play-period.ts';
import { totalsOf } from '#client/plays/analytics/play-totals.ts';
import { hIndex } from '#shared/plays/h-index.ts';
import { placeKey } from '#client/plays/rules/play-search.ts';
import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import { playsOverTime } from '#client/plays/rules/plays-over-time.ts';
import { minutesAtTable, plausibleMinutes } from '#shared/plays/play-minutes.ts';
import type { StoryCard } from '#shared/shapes/story.ts';
import { isMonth } from '#shared/stories/story-range.ts';
import { MAX_CARD_GAMES } from '#shared/stories/stories-contract.ts';
import { aCard, type StoryFacts } from './story-input.ts';
import { dayNumber, dayOfNumber, weekdayOfNumber } from './story-span.ts';

/** The cards of plays, games and times. Each is null where there is nothing to tell. */
type Card = StoryCard | null;

/** Fewer are no list to be told. */
const SEVERAL = 2;
const DAYS_OF_WEEK = 7;
const YEAR_DAYS = 365.25;
const DAY_MS = 86_400_000;

export function playsCard({ within, range, span }: StoryFacts): Card {
  const bars = isMonth(range) ? playsByDay(within, span) : playsByMonth(within, span);
  return aCard('plays', within.length, { of: gamePerformanceOf(within).length, bars });
}

const playsByMonth = (within: readonly LoggedPlay[], { from, before }: StoryFacts['span']): number[] =>
  playsOverTime(within, { from, to: new Date(before.getTime() - 1) }, () => false).slots.map(({ plays }) => plays);

function playsByDay(within: readonly LoggedPlay[], { from, before }: StoryFacts['span']): number[] {
  const first = dayNumber(from);
  const bars = Array.from({ length: dayNumber(before) - first }, () => 0);
  for (const [day, plays] of playsOfDays(within)) bars[day - first] = plays;
  return bars;
}

/** Number of plays by `dayNumber`. Most plays are of the day of the one before; reading the reader's clock is slow. */
export function playsOfDays(plays: readonly LoggedPlay[]): Map<number, number> {
  const days = new Map<number, number>();
  let [day, begin, end] = [0, 0, 0];
  for (const { playedAt } of plays) {
    const time = playedAt.getTime();
    if (!(time >= begin && time < end)) {
      const { from, before } = today(playedAt);
      [day, begin, end] = [dayNumber(playedAt), from?.getTime() ?? 0, before?.getTime() ?? 0];
    }
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return days;
}

export function hoursCard({ within }: StoryFacts): Card {
  const { minutes, timed } = minutesAtTable(within);
  return timed === 0 ? null : aCard('hours', minutes, { of: timed });
}

/** @param days of `playsOfDays` */
export function daysCard({ span, now }: StoryFacts, days: ReadonlyMap<number, number>): Card {
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

/** The longest run of days with a play. @param days of `playsOfDays` */
export function dayStreakCard(days: ReadonlyMap<number, number>): Card {
  let [best, run, end] = [0, 0, 0];
  let previous = -Infinity;
  for (const day of [...days.keys()].toSorted((a, b) => a - b)) {
    run = day === previous + 1 ? run + 1 : 1;
    previous = day;
    if (run > best) [best, end] = [run, day];
  }
  return best < SEVERAL ? null : aCard('day_streak', best, { days: [dayOfNumber(end - best + 1), dayOfNumber(end)] });
}

export function newGamesCard({ within, coverOf }: StoryFacts): Card {
  const { newGames } = totalsOf(within);
  const first = new Set(within.filter(({ isFirst }) => isFirst).map(({ game }) => game));
  // Those that were played on come first.
  const games = gamePerformanceOf(within).filter(({ game }) => first.has(game));
  const covers = games.slice(0, MAX_CARD_GAMES).map(({ game }) => coverOf(game));
  return newGames === 0 ? null : aCard('new_games', newGames, { games: covers });
}

export function mostPlayedCard({ within, coverOf }: StoryFacts): Card {
  const [first] = gamePerformanceOf(within);
  if (!first || first.plays < SEVERAL) return null;
  return aCard('most_played', first.plays, { of: within.length, games: [coverOf(first.game)] });
}

export function hIndexCard({ within }: StoryFacts): Card {
  const h = hIndex(gamePerformanceOf(within).map(({ plays }) => plays));
  return h < SEVERAL ? null : aCard('h_index', h, {});
}

/** The owner's best rating of a game that was played. */
export function bestRatedCard({ within, coverOf, ownedOf }: StoryFacts): Card {
  const rated = gamePerformanceOf(within).map(({ game }) => ({ game, rating: ownedOf(game)?.rating ?? 0 }));
  const best = Math.max(0, ...rated.map(({ rating }) => rating));
  if (best === 0) return null;
  const games = rated.filter(({ rating }) => rating === best);
  return aCard('best_rated', best, {
    of: games.length,
    games: games.slice(0, MAX_CARD_GAMES).map(({ game }) => coverOf(game)),
  });
}

/** The game that came back in the range after the longest pause, of a year or more. */
export function comeBackCard({ byGame, coverOf, span }: StoryFacts): Card {
  let best: { pause: number; play: LoggedPlay } | null = null;
  for (const plays of byGame.values()) {
    for (const [place, play] of plays.entries()) {
      const [at, earlier] = [play.playedAt.getTime(), plays[place + 1]?.playedAt.getTime()];
      if (earlier === undefined || at < span.from.getTime()) break;
      if (at >= span.before.getTime()) continue;
      const pause = (at - earlier) / DAY_MS;
      if (pause >= YEAR_DAYS && pause > (best?.pause ?? 0)) best = { pause, play };
    }
  }
  if (!best) return null;
  const days = [dayOfNumber(dayNumber(best.play.playedAt))];
  return aCard('come_back', Math.floor(best.pause / YEAR_DAYS), { games: [coverOf(best.play.game)], days });
}

/** The longest play and the shortest one, of those whose time is known. */
export function timeCards({ within, coverOf }: StoryFacts): { longest: Card; shortest: Card } {
  let [longest, shortest]: (Timed | null)[] = [null, null];
  for (const play of within) {
    const minutes = plausibleMinutes(play.duration);
    if (minutes === null) continue;
    if (!longest || minutes > longest.minutes) longest = { play, minutes };
    if (!shortest || minutes < shortest.minutes) shortest = { play, minutes };
  }
  if (!longest || !shortest) return { longest: null, shortest: null };
  const card = (kind: 'longest' | 'shortest', { play, minutes }: Timed) =>
    aCard(kind, minutes, { games: [coverOf(play.game)], days: [dayOfNumber(dayNumber(play.playedAt))] });
  return {
    longest: card('longest', longest),
    shortest: shortest.minutes < longest.minutes ? card('shortest', shortest) : null,
  };
}

interface Timed {
  play: LoggedPlay;
  minutes: number;
}

/** Spellings of a place are one; most plays have one of a few, so each is read once. */
export function placesCard({ within }: StoryFacts): Card {
  const spelled = new Map<string, number>();
  for (const { place } of within) if (place) spelled.set(place, (spelled.get(place) ?? 0) + 1);
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
