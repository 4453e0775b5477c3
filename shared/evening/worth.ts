import type { PreferredWeight } from '#shared/enums.ts';
import { WHOLE_VOTE } from '#shared/nights/ballot.ts';
import { type Candidate, isForHeads } from './candidate.ts';

const DAY_MS = 86_400_000;

/** A game that nobody minds. Below 1 an empty hour is better. */
const PLAYABLE = 10;
const VOTED = 30;
const WANTED_BY_ALL = 70;
const OF_NIGHT = 35;
/** For each star above or below three; a game without stars is a little below one of four. */
const A_STAR = 10;
const UNRATED = 6;
const LOWEST_RATING = 3;
const OFTEN_PLAYED = 5;
/** For each step of weight from what these people play, beyond the first. */
const A_WEIGHT = 6;
/** For a game as light or as heavy as the host would like it, and for each step of weight away from that. */
const [AS_WISHED, A_WEIGHT_AWAY] = [8, 15];
/** For each step of weight beyond a light game, if somebody is new to games. */
const A_WEIGHT_FOR_NEWCOMERS = 8;
/** For each year that the youngest player is below a game's age. */
const A_YEAR = 8;
const MINUTES_EXPLAINED_A_POINT = 4;
const SEATS_MAYBES = 3;
/** Less than the smallest wish of anybody: the challenge is the host's alone. */
const FOR_CHALLENGE = 3;

/** What the host says of a night. */
export interface Wishes {
  preferredWeight: PreferredWeight;
  /** Years; null if all are grown up. */
  youngestAge: number | null;
  hasNewcomers: boolean;
}

/** What a game's worth depends on beside the game and its table. */
export interface Circumstances {
  now: Date;
  /** Mean weight of what the host plays, 1 to 5; null if little is known. */
  usualWeight: number | null;
  /** Games of the night count no more than others. */
  fromShelf: boolean;
  wishes: Wishes;
  /** Games that count for a challenge of the host count no more than others. */
  ignoresChallenges?: boolean;
}

/** A number of people and parties, the sixths of their votes for the game, and the minutes that explaining it takes. */
export interface Table {
  heads: number;
  parties: number;
  sixths: number;
  explained: number;
}

/**
 * What a game is worth to the people at a table: their votes above all, then whether the host put it on the night, the host's
 * stars, how well it suits so many people, how long ago and how often it was played, a challenge of the host, its weight beside
 * what they play or wish for, and whether the youngest and the new can play it; explaining costs. 10 is a game that nobody minds.
 */
export const worthAt = (candidate: Candidate, table: Table, circumstances: Circumstances): number =>
  PLAYABLE +
  voteWorth(table.sixths, table.parties) +
  fitWorth(candidate, table.heads) +
  ownWorth(candidate, circumstances) -
  explainingCosts(table.explained);

/** 1 for each 4 minutes. */
export const explainingCosts = (minutes: number): number => Math.floor(minutes / MINUTES_EXPLAINED_A_POINT);

/** None without votes; 30, and up to 70 more if all want it. @param sixths their votes in sixths */
export const voteWorth = (sixths: number, parties: number): number =>
  sixths === 0 ? 0 : VOTED + Math.round((WANTED_BY_ALL * sixths) / (WHOLE_VOTE * Math.max(1, parties)));

/** Votes for a game by voters accepted by `counts`, in sixths. */
export const sixthsFor = ({ approvals }: Candidate, counts: (voterId: number) => boolean): number =>
  approvals.reduce((sum, { voterId, sixths }) => (counts(voterId) ? sum + sixths : sum), 0);

/**
 * How well a game suits exactly so many people, who must be within its range: 16 if best, 8 if recommended, -14 if owners advise
 * against it. If only the best numbers are known: 4 at a distance of one, 0 at two, else -6. 2 if nothing is known.
 */
export function fitWorth(
  { bestPlayers, recommendedPlayers }: Pick<Candidate, 'bestPlayers' | 'recommendedPlayers'>,
  heads: number,
): number {
  if (bestPlayers.includes(heads)) return 16;
  if (recommendedPlayers.includes(heads)) return 8;
  if (recommendedPlayers.length > 0) return -14;
  if (bestPlayers.length === 0) return 2;
  const away = Math.min(...bestPlayers.map((best) => Math.abs(best - heads)));
  return away > 2 ? -6 : 8 - 4 * away;
}

/** What does not depend on who plays it. */
export const ownWorth = (
  candidate: Candidate,
  { now, usualWeight, fromShelf, wishes, ignoresChallenges = false }: Circumstances,
): number =>
  ratingWorth(candidate) +
  restWorth(candidate.lastPlayedAt, now) +
  (candidate.isOfNight && !fromShelf ? OF_NIGHT : 0) +
  (candidate.timesPlayed >= OFTEN_PLAYED ? 4 : 0) +
  (candidate.forChallenge && !ignoresChallenges ? FOR_CHALLENGE : 0) +
  (wishes.preferredWeight === 'mixed'
    ? -Math.round(A_WEIGHT * Math.max(0, Math.abs(candidate.weight - (usualWeight ?? candidate.weight)) - 1))
    : weightWorth(candidate, wishes.preferredWeight)) -
  A_YEAR * Math.max(0, candidate.minAge - (wishes.youngestAge ?? candidate.minAge)) -
  (wishes.hasNewcomers ? Math.round(A_WEIGHT_FOR_NEWCOMERS * Math.max(0, candidate.weight - LIGHT)) : 0);

/** Up to a light game, and from a heavy one on. */
const [LIGHT, HEAVY] = [2, 3];

export const isLight = ({ weight }: Pick<Candidate, 'weight'>): boolean => weight <= LIGHT;
export const isHeavy = ({ weight }: Pick<Candidate, 'weight'>): boolean => weight >= HEAVY;

function weightWorth(candidate: Candidate, wished: 'light' | 'heavy'): number {
  if (wished === 'light' ? isLight(candidate) : isHeavy(candidate)) return AS_WISHED;
  return -Math.round(A_WEIGHT_AWAY * Math.abs(candidate.weight - (wished === 'light' ? LIGHT : HEAVY)));
}

export const ratingWorth = ({ rating }: Pick<Candidate, 'rating'>): number =>
  rating > 0 ? Math.round(A_STAR * (rating - LOWEST_RATING)) : UNRATED;

/** By days since the last play: -16 below 7, -6 below 30, 2 from 90, 4 from 180, else 0; 2 if never played. */
export function restWorth(lastPlayedAt: Date | null, now: Date): number {
  if (!lastPlayedAt) return 2;
  const days = (now.getTime() - lastPlayedAt.getTime()) / DAY_MS;
  if (days < 30) return days < 7 ? -16 : -6;
  if (days < 90) return 0;
  return days < 180 ? 2 : 4;
}

/** For a game that seats those who are sure and still seats everybody if the maybes come. */
export const maybeWorth = (candidate: Candidate, heads: number, maybeHeads: number): number =>
  maybeHeads > 0 && isForHeads(candidate, heads + maybeHeads) ? SEATS_MAYBES : 0;

/** Whether the host rates it under three stars, and neither put it on the night nor anybody there wants it. */
export const isDisliked = ({ rating, isOfNight }: Candidate, sixths: number): boolean =>
  rating > 0 && rating < LOWEST_RATING && !isOfNight && sixths === 0;
