import type { EventType } from '#shared/enums.ts';

/** The fields of an event that guests see. */
export interface GuestVisibleFields {
  title: string;
  eventType: EventType;
  date: Date;
  timeZone: string;
  durationMinutes: number;
  location: string | null;
  description: string | null;
  customMessage: string | null;
}

/** In the order in which changes are listed. */
export const GUEST_VISIBLE_FIELDS = [
  'title',
  'date',
  'timeZone',
  'durationMinutes',
  'location',
  'eventType',
  'description',
  'customMessage',
] as const satisfies readonly (keyof GuestVisibleFields)[];

/** A change of one of these is mailed: when and where. Other words can be read on the guest's page. */
export const MAILED_FIELDS = [
  'date',
  'timeZone',
  'durationMinutes',
  'location',
  'customMessage',
] as const satisfies readonly (keyof GuestVisibleFields)[];

/** One changed field; moments as ISO 8601, durations in minutes. */
export interface EventChange {
  what: (typeof GUEST_VISIBLE_FIELDS)[number];
  before: string | number | null;
  after: string | number | null;
}

const plain = (value: GuestVisibleFields[keyof GuestVisibleFields]) =>
  value instanceof Date ? value.toISOString() : value;

/** The changes that guests see, field by field; empty if they see none. */
export const eventChangesBetween = (before: GuestVisibleFields, after: GuestVisibleFields): EventChange[] =>
  GUEST_VISIBLE_FIELDS.map((what) => ({ what, before: plain(before[what]), after: plain(after[what]) })).filter(
    (change) => change.before !== change.after,
  );

/** Removes the place and its instructions, for guests who may not see the place. */
export const withoutPlace = (changes: readonly EventChange[]): EventChange[] =>
  changes.filter(({ what }) => what !== 'location' && what !== 'customMessage');

/** Whether guests get a mail about the changes, and not only about others that come with them. */
export const areMailed = (changes: readonly EventChange[]): boolean =>
  changes.some(({ what }) => MAILED_FIELDS.some((field) => field === what));

/** Whether the date changed, which also concerns those who declined. */
export const changesDate = (changes: readonly EventChange[]): boolean => changes.some(({ what }) => what === 'date');

/**
 * Merges two successive edits: each field once, from its first to its latest value, in listing order. Reverted fields
 * are omitted.
 */
export function mergedChanges(earlier: readonly EventChange[], later: readonly EventChange[]): EventChange[] {
  return GUEST_VISIBLE_FIELDS.flatMap((what) => {
    const [first, last] = [earlier, later].map((changes) => changes.find((change) => change.what === what));
    const before = (first ?? last)?.before ?? null;
    const after = (last ?? first)?.after ?? null;
    return before === after ? [] : [{ what, before, after }];
  });
}
