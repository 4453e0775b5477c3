import type { DateAnswer } from '#shared/enums.ts';
import { type Capacity } from '../seats.ts';
import { headsOf, type PollAttendee } from './poll.ts';

/**
 * The effect of setting a date on an attendee. `silent` gave no answer to any date and is invited in the ordinary way;
 * `asked` answered other dates but not this one.
 */
export type DateOutcome = 'seated' | 'waitlisted' | 'awaits_approval' | 'maybe' | 'declined' | 'asked' | 'silent';

export interface AttendeeOutcome {
  id: number;
  outcome: DateOutcome;
}

/** The people who would have a seat on a date. */
export interface PresentPeople {
  ids: ReadonlySet<number>;
  /** Those whom they bring included. */
  heads: number;
}

/**
 * The outcome of every attendee after an option is set. Those who say yes take the seats in the order of their answers,
 * the host before the guests; a party that does not fit waits, and a smaller one after it may still be seated. The
 * result is in that order, then the others as given.
 */
export function dateOutcomes(
  optionId: number,
  attendees: readonly PollAttendee[],
  capacity: Capacity,
): AttendeeOutcome[] {
  const { placed } = takeSeats(inOrder(optionId, attendees, 'yes'), capacity ?? Infinity);
  const yes = placed.map(({ attendee: { id, awaitsApproval }, hasSeat }): AttendeeOutcome => {
    if (awaitsApproval) return { id, outcome: 'awaits_approval' };
    return { id, outcome: hasSeat ? 'seated' : 'waitlisted' };
  });
  const seen = new Set(yes.map(({ id }) => id));
  const others = attendees.filter(({ id }) => !seen.has(id));
  return [...yes, ...others.map((attendee) => ({ id: attendee.id, outcome: outcomeWithoutYes(optionId, attendee) }))];
}

function outcomeWithoutYes(optionId: number, { answers }: PollAttendee): DateOutcome {
  const answer = answers.get(optionId)?.answer;
  if (answer === 'if_need_be') return 'maybe';
  if (answer === 'no') return 'declined';
  return answers.size > 0 ? 'asked' : 'silent';
}

/**
 * Returns attendees who would have a seat on a date: those who say yes, and then those who say if need be, each in the
 * order of their answers. A party that does not fit has no seat.
 */
export function seatedOn(
  optionId: number,
  attendees: readonly PollAttendee[],
  capacity: Capacity,
): { yes: PollAttendee[]; ifNeedBe: PollAttendee[] } {
  const yes = takeSeats(inOrder(optionId, attendees, 'yes'), capacity ?? Infinity);
  const ifNeedBe = takeSeats(inOrder(optionId, attendees, 'if_need_be'), yes.free);
  const seated = ({ placed }: typeof yes) => placed.filter(({ hasSeat }) => hasSeat).map(({ attendee }) => attendee);
  return { yes: seated(yes), ifNeedBe: seated(ifNeedBe) };
}

/** The attendees with this answer in the order in which they get seats: the host first, then by their answers. */
const inOrder = (optionId: number, attendees: readonly PollAttendee[], answer: DateAnswer): PollAttendee[] =>
  attendees
    .flatMap((attendee) => {
      const given = attendee.answers.get(optionId);
      return given?.answer === answer ? [{ attendee, at: given.answeredAt.getTime() }] : [];
    })
    .toSorted(
      (a, b) => Number(b.attendee.isHost) - Number(a.attendee.isHost) || a.at - b.at || a.attendee.id - b.attendee.id,
    )
    .map(({ attendee }) => attendee);

/** Gives free seats one party after the other. Nobody who waits for approval has one. The host comes in any case. */
function takeSeats(order: readonly PollAttendee[], seats: number) {
  let free = seats;
  const placed = order.map((attendee) => {
    const { partySize, awaitsApproval, isHost } = attendee;
    const hasSeat = !awaitsApproval && (isHost || partySize <= free);
    if (hasSeat) free -= partySize;
    return { attendee, hasSeat };
  });
  return { placed, free };
}

/** Returns attendees who would have a seat, and the number of people, by option. */
export const presentOnDates = (
  options: readonly { id: number }[],
  attendees: readonly PollAttendee[],
  capacity: Capacity,
): Map<number, PresentPeople> =>
  new Map(
    options.map(({ id }) => {
      const { yes } = seatedOn(id, attendees, capacity);
      return [id, { ids: new Set(yes.map((one) => one.id)), heads: headsOf(yes) }];
    }),
  );
