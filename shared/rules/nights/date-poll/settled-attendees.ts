import { type Capacity } from '../seats.ts';
import type { PollAttendee } from './poll.ts';

/**
 * The effect of setting a date on an attendee. `silent` gave no answer to any date and is invited in the ordinary way;
 * `asked` answered other dates but not this one.
 */
export type SettledStanding = 'seated' | 'in_line' | 'awaits_approval' | 'maybe' | 'declined' | 'asked' | 'silent';

export interface SettledAttendee {
  id: number;
  standing: SettledStanding;
}

/**
 * The standing of every attendee after an option is set. Those who say yes take the seats in the order of their answers,
 * the host before the guests; a party that does not fit waits, and a smaller one after it may still be seated. The
 * result is in that order, then the others as given.
 */
export function settledAttendees(
  optionId: number,
  attendees: readonly PollAttendee[],
  capacity: Capacity,
): SettledAttendee[] {
  const order = attendees
    .flatMap((attendee) => {
      const given = attendee.answers.get(optionId);
      return given?.answer === 'yes' ? [{ attendee, at: given.answeredAt.getTime() }] : [];
    })
    .toSorted(
      (a, b) => Number(b.attendee.isHost) - Number(a.attendee.isHost) || a.at - b.at || a.attendee.id - b.attendee.id,
    );
  let free = capacity ?? Infinity;
  const yes = order.map(({ attendee: { id, partySize, awaitsApproval, isHost } }): SettledAttendee => {
    if (awaitsApproval) return { id, standing: 'awaits_approval' };
    if (partySize > free && !isHost) return { id, standing: 'in_line' };
    free -= partySize;
    return { id, standing: 'seated' };
  });
  const seen = new Set(yes.map(({ id }) => id));
  const others = attendees.filter(({ id }) => !seen.has(id));
  return [...yes, ...others.map((attendee) => ({ id: attendee.id, standing: standingWithoutYes(optionId, attendee) }))];
}

function standingWithoutYes(optionId: number, { answers }: PollAttendee): SettledStanding {
  const answer = answers.get(optionId)?.answer;
  if (answer === 'if_need_be') return 'maybe';
  if (answer === 'no') return 'declined';
  return answers.size > 0 ? 'asked' : 'silent';
}
