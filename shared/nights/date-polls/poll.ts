import type { DateAnswer } from '#shared/enums.ts';
import type { PlayerRange } from '#shared/games/player-range.ts';
import type { Capacity } from '../seats.ts';

/** A date to choose from. */
export interface PollOption {
  id: number;
  startsAt: Date;
}

/** One answer to one option. */
export interface GivenAnswer {
  answer: DateAnswer;
  /** Since when it is this answer. */
  answeredAt: Date;
}

export interface PollAttendee {
  id: number;
  name: string;
  isHost: boolean;
  /** People in the party, themselves included. */
  partySize: number;
  /** They joined by a link and the host has not let them in; their answers do not count yet. */
  awaitsApproval: boolean;
  /** The host does not want a date without them. */
  notWithout: boolean;
  /** By option; no entry is no answer. */
  answers: ReadonlyMap<number, GivenAnswer>;
}

/** A game that the host does not want to be without. */
export interface PinnedGame {
  title: string;
  /** The attendee who owns or brings it. */
  by: number;
  /** Numbers of players, with the expansions at hand; null if unknown. */
  players: PlayerRange | null;
}

/** Input of the rule besides the answers. */
export interface Conditions {
  /** Least number of people who say yes, with those they bring. */
  minHeads: number | null;
  /** People who do not fit do not count towards `minHeads`. */
  seats: Capacity;
  pinnedGames: readonly PinnedGame[];
}

/** The attendees whose answers count. */
export const counted = (attendees: readonly PollAttendee[]): PollAttendee[] =>
  attendees.filter(({ awaitsApproval }) => !awaitsApproval);

/** The attendees with this answer to an option; undefined for those without an answer. */
export const attendeesWithAnswer = (
  attendees: readonly PollAttendee[],
  optionId: number,
  answer: DateAnswer | undefined,
): PollAttendee[] => counted(attendees).filter(({ answers }) => answers.get(optionId)?.answer === answer);

export const headsOf = (attendees: readonly Pick<PollAttendee, 'partySize'>[]): number =>
  attendees.reduce((heads, { partySize }) => heads + partySize, 0);
