import type { Attendee } from '#shared/contracts/attendees.ts';
import type { AttendeeStatus } from '#shared/enums.ts';

/** Beyond so many a row of marks says less than the number. */
const MOST_SHOWN = 16;

type SeatMark = AttendeeStatus | 'free';

/**
 * The seats of a night as a row of marks: heads that come, then those who may, those who have not answered, and what is
 * free; nobody in line or at the door; empty where there is no limit or too many seats to count at a glance.
 */
export function seatMarks(
  capacity: number | null,
  list: readonly Pick<Attendee, 'status' | 'partySize' | 'placeInLine' | 'awaitsApproval'>[],
): SeatMark[] {
  if (capacity === null || capacity > MOST_SHOWN) return [];
  const of = (status: AttendeeStatus): SeatMark[] =>
    list
      .filter((one) => one.status === status && one.placeInLine === null && !one.awaitsApproval)
      .flatMap(({ partySize }) => Array<SeatMark>(partySize).fill(status));
  const marks = [...of('accepted'), ...of('maybe'), ...of('invited')].slice(0, capacity);
  return [...marks, ...Array<SeatMark>(capacity - marks.length).fill('free')];
}
