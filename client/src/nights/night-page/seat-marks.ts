import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { AttendeeStatus } from '#shared/enums.ts';

/** With more marks than this a number is clearer. */
const MAX_SHOWN = 16;

type SeatMark = AttendeeStatus | 'free';

/**
 * A night's seats as marks: accepted, maybe, unanswered, free; not waitlisted or unapproved ones. Empty without a limit
 * or with too many seats.
 */
export function seatMarks(
  capacity: number | null,
  list: readonly Pick<Attendee, 'status' | 'partySize' | 'placeInLine' | 'awaitsApproval'>[],
): SeatMark[] {
  if (capacity === null || capacity > MAX_SHOWN) return [];
  const of = (status: AttendeeStatus): SeatMark[] =>
    list
      .filter((one) => one.status === status && one.placeInLine === null && !one.awaitsApproval)
      .flatMap(({ partySize }) => Array<SeatMark>(partySize).fill(status));
  const marks = [...of('accepted'), ...of('maybe'), ...of('invited')].slice(0, capacity);
  return [...marks, ...Array<SeatMark>(capacity - marks.length).fill('free')];
}
