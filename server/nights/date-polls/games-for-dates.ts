import type { DateOption } from '#shared/nights/date-polls/date-polls-contract.ts';
import type { PollAttendee } from '#shared/nights/date-polls/poll.ts';
import type { PresentPeople } from '#shared/nights/date-polls/date-outcomes.ts';
import type { Connection } from '#server/platform/database/database.ts';
import type { EventRow } from '../events-store.ts';

/** The best game for the people of a date, and why. */
interface GameForDate extends Pick<NonNullable<DateOption['best']>, 'title' | 'category' | 'imageUrl' | 'reason'> {
  /** The attendee who brings it; null for the host's. */
  by: number | null;
}

/** A game of the night that is lost on a date, and why. */
export interface LostGame extends Omit<DateOption['lost'][number], 'who'> {
  /** The attendee who would bring it. */
  by: number | null;
}

/** Finds the games for exactly the people who come on a date. */
export type GamesForDates = (
  present: PresentPeople,
  startsAt: Date,
) => {
  /** Null if none fits. */
  best: GameForDate | null;
  /** Of the night. */
  lost: LostGame[];
};

/** People who can come to any of the dates. */
export interface Comers {
  /** The attendees who say yes to a date. */
  ids: ReadonlySet<number>;
  /** The numbers of people who come on the dates. */
  heads: readonly number[];
}

/** Loads the games that could be played on any date of a night. The evening plan knows how to choose among games. */
export type LoadGamesForDates = (
  db: Connection,
  event: EventRow,
  attendees: readonly PollAttendee[],
  comers: Comers,
  now: Date,
) => Promise<GamesForDates>;
