import type { Attendee } from '#shared/contracts/attendees.ts';
import { ATTENDEE_STATUSES, type AttendeeStatus } from '#shared/enums.ts';
import { addressBeside, calledBy } from './attendee-words.ts';

/** What the list can be narrowed to. `attention` is whatever waits for the host: a newcomer, a mail that failed. */
export const LIST_FILTERS = ['all', ...ATTENDEE_STATUSES, 'attention'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

export const LIST_ORDERS = ['added', 'name', 'latest'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

export interface ListView {
  search: string;
  filter: ListFilter;
  order: ListOrder;
}

/** Something about this row is for the host to settle. */
export const needsHost = ({ awaitsApproval, mail }: Attendee): boolean => awaitsApproval || mail?.state === 'failed';

const byName = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true }).compare;
const answeredAt = ({ respondedAt }: Attendee) => respondedAt?.getTime() ?? 0;

/** The rows that a view shows, in its order. Newcomers who wait to be let in come first while nothing else is asked for. */
export function shownAttendees(list: readonly Attendee[], { search, filter, order }: ListView): Attendee[] {
  const wanted = search.trim().toLocaleLowerCase();
  const found = list.filter(
    (one) =>
      (filter === 'all' || (filter === 'attention' ? needsHost(one) : one.status === filter)) &&
      (wanted === '' || `${calledBy(one)} ${addressBeside(one) ?? ''}`.toLocaleLowerCase().includes(wanted)),
  );
  if (order === 'name') return found.toSorted((a, b) => byName(calledBy(a), calledBy(b)));
  if (order === 'latest') return found.toSorted((a, b) => answeredAt(b) - answeredAt(a));
  return found.toSorted((a, b) => Number(b.awaitsApproval) - Number(a.awaitsApproval));
}

export interface RsvpCount {
  status: AttendeeStatus;
  people: number;
  /** Companions included. */
  heads: number;
}

/** How many answered what, in the order of the specification: Accepted, Maybe, Declined, Pending. */
export const rsvpCounts = (list: readonly Attendee[]): RsvpCount[] =>
  (['accepted', 'maybe', 'declined', 'invited'] as const).map((status) => {
    const those = list.filter((one) => one.status === status);
    return { status, people: those.length, heads: those.reduce((sum, { partySize }) => sum + partySize, 0) };
  });
