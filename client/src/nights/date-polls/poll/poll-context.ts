import { hasGuestAnswer, type Names } from './poll-text.ts';
import type { DateOption, DatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';

/** Id of the heading of the dates, which takes the focus where the focused button goes. */
export const DATES_HEADING = 'dates-heading';

/** Data shared by the parts of the page. */
export interface PollContext {
  event: Event;
  poll: DatePoll;
  /** Names by attendee id; the host who reads is 'You'. */
  names: Names;
  /** Guests who get a mail when a date is set. */
  mailed: ReadonlySet<number>;
  /** Sets a date; asks first if it breaks a condition. */
  onSet: (option: DateOption) => void;
  /** Pins or unpins a game that the date must not be without. */
  onPinGame: (game: DatePoll['games'][number]) => void;
  /** A date is being set, or the press is on its way. */
  isSetting: boolean;
}

/** The best date so far, if a guest has answered and anybody can come to one. */
export const isLeader = (poll: DatePoll, option: DateOption): boolean =>
  poll.leader?.optionId === option.id && hasGuestAnswer(poll);
