import type { Difficulty } from '#shared/enums.ts';
import type { PlayerRange } from '#shared/games/player-range.ts';
import { WEIGHT_OF } from '#shared/magic-picker/mood.ts';
import { minutesIn, playerCounts } from '#shared/magic-picker/picker-game.ts';
import { plausibleMinutes } from '#shared/plays/play-minutes.ts';
import type { NextPlay } from '#shared/challenges/next-play.ts';
import type { Approval, GameVotes } from '#shared/nights/ballot.ts';

/** Source of a game, and the attendee who owns it. It is available only if they come. */
export interface GameSource {
  kind: 'host_shelf' | 'guest_shelf' | 'brought';
  by: number;
}

/** A game that can be played at an event. People are given by attendee id. */
export interface Candidate {
  id: number;
  title: string;
  minPlayers: number;
  /** May be Infinity. */
  maxPlayers: number;
  /** Player counts it is best with, and good with; empty if unknown. */
  bestPlayers: readonly number[];
  recommendedPlayers: readonly number[];
  /** Playing time without explanation. */
  minutes: number;
  /** Whether `minutes` is based on the owner's plays instead of the box. */
  minutesLearned: boolean;
  /** 1 (light) to 5 (heavy). */
  weight: number;
  /** Years from which it is meant to be played; 0 if unknown. */
  minAge: number;
  /** The host's rating, 0 (not rated) to 5. */
  rating: number;
  /** How often the host has played it. */
  timesPlayed: number;
  lastPlayedAt: Date | null;
  source: GameSource;
  /** The host put it on the event, or a guest brings it. */
  isOfNight: boolean;
  approvals: readonly Approval[];
  vetoedBy: readonly number[];
  /** Attendees who said that they can teach it. */
  teachers: readonly number[];
  /** Attendees who have played it. */
  knownBy: readonly number[];
  /** What a play of it does for a challenge of the host; null for none. */
  forChallenge: NextPlay | null;
}

/** Data of a game before voting. */
export interface GameFacts extends Pick<
  Candidate,
  'id' | 'title' | 'rating' | 'timesPlayed' | 'lastPlayedAt' | 'source' | 'isOfNight' | 'knownBy'
> {
  /** Including available expansions. */
  range: PlayerRange;
  /** Player counts, comma-separated. */
  bestPlayers: string | null;
  recommendedPlayers: string | null;
  /** Text that contains minutes. */
  duration: string;
  /** The owner's plays of it. */
  plays: readonly { duration: number | null }[];
  weight: number | null;
  difficulty: Difficulty;
  minAge: number | null;
  forChallenge?: NextPlay | null | undefined;
}

const MIN_PLAYS = 3;

const NO_VOTES: GameVotes = { approvals: [], vetoedBy: [], teachers: [] };

/**
 * Makes a candidate from the data and the votes. The time comes from the owner's plays if there are three, else from
 * the box.
 */
export function candidateOf(facts: GameFacts, votes: GameVotes = NO_VOTES): Candidate {
  const learned = learnedMinutes(facts.plays);
  // Field by field: with a rest of the facts it takes ten times as long, for thousands of games.
  return {
    id: facts.id,
    title: facts.title,
    minPlayers: facts.range.min,
    maxPlayers: facts.range.max,
    bestPlayers: playerCounts(facts.bestPlayers),
    recommendedPlayers: playerCounts(facts.recommendedPlayers),
    minutes: learned ?? minutesIn(facts.duration),
    minutesLearned: learned !== null,
    weight: facts.weight ?? WEIGHT_OF[facts.difficulty],
    minAge: facts.minAge ?? 0,
    rating: facts.rating,
    timesPlayed: facts.timesPlayed,
    lastPlayedAt: facts.lastPlayedAt,
    source: facts.source,
    isOfNight: facts.isOfNight,
    approvals: votes.approvals,
    vetoedBy: votes.vetoedBy,
    teachers: votes.teachers,
    knownBy: facts.knownBy,
    forChallenge: facts.forChallenge ?? null,
  };
}

/**
 * The median minutes of a game's plays in its owner's groups, without implausibly short ones. Null with fewer than
 * three.
 */
export function learnedMinutes(plays: readonly { duration: number | null }[]): number | null {
  const minutes = plays.flatMap(({ duration }) => plausibleMinutes(duration) ?? []).sort((a, b) => a - b);
  if (minutes.length < MIN_PLAYS) return null;
  const middle = Math.floor(minutes.length / 2);
  const upper = minutes[middle] ?? 0;
  return minutes.length % 2 === 1 ? upper : Math.round(((minutes[middle - 1] ?? 0) + upper) / 2);
}

/** Whether the game supports exactly this number of players. */
export const isForHeads = ({ minPlayers, maxPlayers }: Candidate, heads: number): boolean =>
  minPlayers <= heads && heads <= maxPlayers;

/** Attendees who have played it or can teach it. */
export const peopleWhoKnow = ({ knownBy, teachers }: Candidate): Set<number> => new Set([...knownBy, ...teachers]);

/** Attendees who can explain it: volunteers, its owner, and those who have played it. */
export const explainersOf = ({ teachers, source, knownBy }: Candidate): Set<number> =>
  new Set([...teachers, source.by, ...knownBy]);

const LIGHT_WEIGHT = 2;

/** Whether anybody can read its rules aloud. */
export const explainsItself = ({ weight }: Candidate): boolean => weight < LIGHT_WEIGHT;
