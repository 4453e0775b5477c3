import type { Difficulty } from '../../enums.ts';
import type { PlayerRange } from '../games/extended-players.ts';
import { WEIGHT_OF } from '../magic-picker/mood.ts';
import { minutesIn, playerCounts } from '../magic-picker/picker-game.ts';
import type { Approval, GameVotes } from './ballot.ts';
import { learnedMinutes } from './learned-minutes.ts';

/** Where a game comes from, and the attendee who has it. It is there only if they come. */
export interface GameSource {
  kind: 'host_shelf' | 'guest_shelf' | 'brought';
  by: number;
}

/** A game that could be played on a night. People are named by the ids of attendees. */
export interface Candidate {
  id: number;
  title: string;
  minPlayers: number;
  /** May be Infinity. */
  maxPlayers: number;
  /** Player counts that it is best with, and good with; empty where nobody knows. */
  bestPlayers: readonly number[];
  recommendedPlayers: readonly number[];
  /** Minutes of play, without explaining. */
  minutes: number;
  /** The minutes are those of the owner's own plays, not those of the box. */
  minutesLearned: boolean;
  /** 1 (light) to 5 (heavy). */
  weight: number;
  /** The host's, 0 (not rated) to 5. */
  rating: number;
  lastPlayedAt: Date | null;
  source: GameSource;
  /** The host put it on the night, or a guest brings it to this one. */
  isOfNight: boolean;
  approvals: readonly Approval[];
  vetoedBy: readonly number[];
  /** Who said that they can teach it. */
  teachers: readonly number[];
  /** Who has played it. */
  knownBy: readonly number[];
}

/** What is known of a game before anybody votes. */
export interface GameFacts {
  id: number;
  title: string;
  /** With the expansions that are there. */
  range: PlayerRange;
  /** Player counts joined by commas. */
  bestPlayers: string | null;
  recommendedPlayers: string | null;
  /** Text with minutes. */
  duration: string;
  /** The owner's own plays of it. */
  plays: readonly { duration: number | null }[];
  weight: number | null;
  difficulty: Difficulty;
  rating: number;
  lastPlayedAt: Date | null;
  source: GameSource;
  isOfNight: boolean;
  knownBy: readonly number[];
}

const NO_VOTES: GameVotes = { approvals: [], vetoedBy: [], teachers: [] };

/** A candidate from the facts and the votes on it: its time from the owner's plays where there are three, else the box. */
export function candidateOf(facts: GameFacts, votes: GameVotes = NO_VOTES): Candidate {
  const learned = learnedMinutes(facts.plays);
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
    rating: facts.rating,
    lastPlayedAt: facts.lastPlayedAt,
    source: facts.source,
    isOfNight: facts.isOfNight,
    approvals: votes.approvals,
    vetoedBy: votes.vetoedBy,
    teachers: votes.teachers,
    knownBy: facts.knownBy,
  };
}

/** Whether the game is for exactly so many. */
export const isForHeads = ({ minPlayers, maxPlayers }: Candidate, heads: number): boolean =>
  minPlayers <= heads && heads <= maxPlayers;

/** Who has played it, or said that they can teach it. */
export const knowersOf = ({ knownBy, teachers }: Candidate): Set<number> => new Set([...knownBy, ...teachers]);

const LIGHT_WEIGHT = 2;

/** Who may explain it: who said so, whoever has it, and a light game whoever has played it. */
export const explainersOf = ({ teachers, source, weight, knownBy }: Candidate): Set<number> =>
  new Set([...teachers, source.by, ...(weight <= LIGHT_WEIGHT ? knownBy : [])]);
