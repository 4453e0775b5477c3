import { offsetAt } from '#client/lib/reader-clock.ts';
import type { SlicedWork } from '#client/lib/time-slices.ts';
import { type LoggedPlay, PLAYS_IN_A_STEP, type PlayPerson, type Seated } from '#client/plays/rules/play-log.ts';
import { seatOf } from '#client/plays/people/head-to-head.ts';
import { dayNumbers } from '#shared/challenges/day-of-play.ts';
import type { GameOfPlays } from '#shared/plays/game-finder.ts';
import { deficitOf } from './comeback.ts';
import { plausibleMinutes } from '#shared/plays/play-minutes.ts';

/** A game with its plays. */
export interface TalliedGame {
  game: GameOfPlays;
  /** Of all time, the latest first. */
  all: LoggedPlay[];
  /** Number of plays within the range. */
  plays: number;
  /** The first play of all is within the range. */
  isNew: boolean;
}

/** What one pass over the plays finds. */
export interface Tally {
  /** The plays within the range, the latest first. */
  within: LoggedPlay[];
  /** Those of them in which the hero sat. */
  ofHero: LoggedPlay[];
  /** The games that were played within the range; most plays first, then latest. */
  played: TalliedGame[];
  /** Number of plays by days since 1970. */
  days: Map<number, number>;
  /** Minutes that count, and the number of plays they come from. */
  minutes: number;
  timed: number;
  longest: LoggedPlay | null;
  shortest: LoggedPlay | null;
  /** Number of plays by place, as it was written. */
  places: Map<string, number>;
  /** The one that was won by the smallest difference of scores; the latest of several. */
  closest: { play: LoggedPlay; margin: number } | null;
  /** The one whose winner was furthest behind on the score sheet. */
  comeback: { play: LoggedPlay; deficit: number } | null;
  /** The play within the range after the longest pause of its game. */
  comeBack: { play: LoggedPlay; pauseMs: number } | null;
  /** Who played before the range. */
  known: Set<PlayPerson>;
}

/** Reads all plays once: a pass over twenty thousand takes longer than what is counted in it. @param plays latest first */
export function* tallyInSlices(
  plays: readonly LoggedPlay[],
  span: { from: Date; before: Date },
  hero: PlayPerson | null,
): SlicedWork<Tally> {
  const [from, before] = [span.from.getTime(), span.before.getTime()];
  const dayOf = dayNumbers(offsetAt);
  const byGame = new Map<GameOfPlays, TalliedGame>();
  const tally: Tally = {
    within: [],
    ofHero: [],
    played: [],
    days: new Map(),
    minutes: 0,
    timed: 0,
    longest: null,
    shortest: null,
    places: new Map(),
    closest: null,
    comeback: null,
    comeBack: null,
    known: new Set(),
  };
  let left = PLAYS_IN_A_STEP;
  for (const play of plays) {
    if (left-- === 0) {
      yield;
      left = PLAYS_IN_A_STEP;
    }
    const { game, playedAt } = play;
    const time = playedAt.getTime();
    let entry = byGame.get(game);
    if (!entry) byGame.set(game, (entry = { game, all: [], plays: 0, isNew: false }));
    notePause(tally, entry.all.at(-1), time, from, before);
    entry.all.push(play);
    if (time < from) for (const seat of play.seated) tally.known.add(seat.person);
    if (time < from || time >= before) continue;
    tally.within.push(play);
    if (hero && seatOf(play, hero)) tally.ofHero.push(play);
    if (entry.plays === 0) tally.played.push(entry);
    entry.plays += 1;
    if (play.isFirst) entry.isNew = true;
    increment(tally.days, dayOf(playedAt));
    if (play.place) increment(tally.places, play.place);
    noteTime(tally, play);
    const margin = marginOf(play);
    if (margin < (tally.closest?.margin ?? Infinity)) tally.closest = { play, margin };
    const deficit = deficitOf(play);
    if (deficit > (tally.comeback?.deficit ?? 0)) tally.comeback = { play, deficit };
  }
  tally.played.sort((a, b) => b.plays - a.plays);
  return tally;
}

function increment<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** @param later the next play of the same game */
function notePause(tally: Tally, later: LoggedPlay | undefined, time: number, from: number, before: number): void {
  if (!later) return;
  const at = later.playedAt.getTime();
  if (at < from || at >= before || at - time <= (tally.comeBack?.pauseMs ?? 0)) return;
  tally.comeBack = { play: later, pauseMs: at - time };
}

function noteTime(tally: Tally, play: LoggedPlay): void {
  const minutes = plausibleMinutes(play.duration);
  if (minutes === null) return;
  tally.minutes += minutes;
  tally.timed += 1;
  if (minutes > (tally.longest?.duration ?? 0)) tally.longest = play;
  if (minutes < (tally.shortest?.duration ?? Infinity)) tally.shortest = play;
}

/** By how much a single winner's score is better than the next; Infinity unless it is. */
function marginOf({ isContest, outcome, seated }: LoggedPlay): number {
  if (!isContest || (outcome !== 'highest' && outcome !== 'lowest')) return Infinity;
  const sign = outcome === 'lowest' ? -1 : 1;
  let winner: Seated | null = null;
  let next = -Infinity;
  for (const seat of seated) {
    if (seat.won && winner) return Infinity;
    if (seat.won) winner = seat;
    else if (seat.score !== null && seat.score * sign > next) next = seat.score * sign;
  }
  const margin = winner?.score == null ? 0 : winner.score * sign - next;
  return margin > 0 ? margin : Infinity;
}
