import type { EventType } from '../../enums.ts';

/** What guests read of an event. */
export interface ToldFacts {
  title: string;
  eventType: EventType;
  date: Date;
  timeZone: string;
  durationMinutes: number;
  location: string | null;
  description: string | null;
  customMessage: string | null;
}

/** In the order in which a change is told. */
export const TOLD = [
  'title',
  'date',
  'timeZone',
  'durationMinutes',
  'location',
  'eventType',
  'description',
  'customMessage',
] as const satisfies readonly (keyof ToldFacts)[];

/** One thing that is not as it was; moments as ISO 8601, durations in minutes. */
export interface EventChange {
  what: (typeof TOLD)[number];
  before: string | number | null;
  after: string | number | null;
}

const plain = (value: ToldFacts[keyof ToldFacts]) => (value instanceof Date ? value.toISOString() : value);

/** What guests are told of an edit, item by item; empty where they would see no difference. */
export const eventChangesBetween = (before: ToldFacts, after: ToldFacts): EventChange[] =>
  TOLD.map((what) => ({ what, before: plain(before[what]), after: plain(after[what]) })).filter(
    (change) => change.before !== change.after,
  );

/** Without the place and the instructions that go with it ('where to ring'), for those who may not know the place. */
export const withoutPlace = (changes: readonly EventChange[]): EventChange[] =>
  changes.filter(({ what }) => what !== 'location' && what !== 'customMessage');

/** Whether the time itself moved, so that even those who declined may want to know. */
export const movesTime = (changes: readonly EventChange[]): boolean => changes.some(({ what }) => what === 'date');

/**
 * Two edits told as one: each thing once, from how it first was to how it is now, in the order in which changes are told.
 * What was taken back is not told.
 */
export function mergedChanges(earlier: readonly EventChange[], later: readonly EventChange[]): EventChange[] {
  return TOLD.flatMap((what) => {
    const [first, last] = [earlier, later].map((changes) => changes.find((change) => change.what === what));
    const before = (first ?? last)?.before ?? null;
    const after = (last ?? first)?.after ?? null;
    return before === after ? [] : [{ what, before, after }];
  });
}
