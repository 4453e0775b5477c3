import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { ATTENDEE_STATUSES, type AttendeeStatus } from '#shared/enums.ts';
import { nearestText, searched, searchNames } from '#shared/text/search-names.ts';
import { addressBeside, displayNameOf } from './attendee-text.ts';

/** Filters of the list. `attention`: needs the host, such as a newcomer or a failed mail. */
export const LIST_FILTERS = ['all', ...ATTENDEE_STATUSES, 'attention'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

export const LIST_ORDERS = ['added', 'name', 'latest'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

export interface ListView {
  search: string;
  filter: ListFilter;
  order: ListOrder;
}

/** The host has to act on this row. */
export const needsHost = ({ awaitsApproval, mail }: Attendee): boolean => awaitsApproval || mail?.state === 'failed';

const byName = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true }).compare;
const answeredAt = ({ respondedAt }: Attendee) => respondedAt?.getTime() ?? 0;

/** The groups of the list, in display order. */
export const ATTENDEE_GROUPS = [
  'coming',
  'maybe',
  'answeredDates',
  'waitlist',
  'asking',
  'silent',
  'notInvited',
  'declined',
] as const;
export type AttendeeGroup = (typeof ATTENDEE_GROUPS)[number];

/** An attendee's group. Waitlisted and unapproved attendees do not count as unanswered. */
export function groupOf({ status, awaitsApproval, placeInLine, toInvite, answeredDates }: Attendee): AttendeeGroup {
  if (awaitsApproval) return 'asking';
  if (answeredDates && status === 'invited') return 'answeredDates';
  if (placeInLine !== null) return 'waitlist';
  if (status === 'invited') return toInvite ? 'notInvited' : 'silent';
  return status === 'accepted' ? 'coming' : status;
}

/** The rows of each non-empty group, in order; the waitlist by position. */
export function groupAttendees(rows: readonly Attendee[]): { group: AttendeeGroup; rows: Attendee[] }[] {
  const groups = new Map<AttendeeGroup, Attendee[]>(ATTENDEE_GROUPS.map((group) => [group, []]));
  for (const row of rows) groups.get(groupOf(row))?.push(row);
  groups.get('waitlist')?.sort((a, b) => (a.placeInLine ?? 0) - (b.placeInLine ?? 0));
  return [...groups].flatMap(([group, those]) => (those.length === 0 ? [] : [{ group, rows: those }]));
}

const searchedOf = (one: Attendee) => searched([displayNameOf(one), addressBeside(one)]);

/** The sentence above rows that have only the nearest names. */
export const nearestAttendeesText = (rows: readonly Attendee[], search: string): string | null =>
  nearestText(search, rows[0] && searchedOf(rows[0]));

/** The rows of a view, in its order. */
export function shownAttendees(list: readonly Attendee[], { search, filter, order }: ListView): Attendee[] {
  const chosen = list.filter(
    (one) => filter === 'all' || (filter === 'attention' ? needsHost(one) : answerOf(one) === filter),
  );
  const found = [...searchNames(chosen, search, searchedOf)];
  if (order === 'name') return found.toSorted((a, b) => byName(displayNameOf(a), displayNameOf(b)));
  if (order === 'latest') return found.toSorted((a, b) => answeredAt(b) - answeredAt(a));
  return found;
}

/** The answer an attendee counts as; null on the waitlist or awaiting approval. */
const answerOf = (one: Attendee): AttendeeStatus | null =>
  one.awaitsApproval || one.placeInLine !== null ? null : one.status;

export interface RsvpCount {
  status: AttendeeStatus;
  people: number;
  /** Including companions. */
  heads: number;
}

/** Number of attendees by answer: Accepted, Maybe, Declined, Pending. */
export const rsvpCounts = (list: readonly Attendee[]): RsvpCount[] =>
  (['accepted', 'maybe', 'declined', 'invited'] as const).map((status) => {
    const those = list.filter((one) => answerOf(one) === status);
    const heads = those.reduce((sum, { partySize }) => sum + (status === 'declined' ? 1 : partySize), 0);
    return { status, people: those.length, heads };
  });
