import { expect, test } from 'vitest';
import { anAttendee } from '#tests/support/an-attendee.ts';
import { anEvent } from '#tests/support/an-event.ts';
import { nightFacts } from './night-facts.ts';

const date = new Date('2026-12-04T19:00:00Z');
const before = new Date('2026-12-01T12:00:00Z');
const after = new Date('2026-12-05T12:00:00Z');
const maya = anAttendee({ id: 1, isHost: true, status: 'accepted', invitedAt: before, email: 'maya@example.org' });
const bea = anAttendee({ id: 2, email: 'bea@example.org', invitedAt: before });

const night = {
  event: anEvent({ date, durationMinutes: 240 }),
  attendees: [maya, bea, anAttendee({ id: 3 })],
  user: { email: 'bea@example.org' },
  host: { for: null },
};
const datePoll = { options: 2, firstDate: date, answersUntil: null, answered: 0, settlesAt: null };

test('before a night its invited guests are told of changes; afterwards and of a cancelled one nobody is', () => {
  expect(nightFacts(night, before)).toMatchObject({ state: 'coming', isAhead: true, notified: 1 });
  expect(nightFacts(night, after)).toMatchObject({ state: 'over', isAhead: false, notified: 0 });
  const cancelled = { ...night, event: { ...night.event, status: 'cancelled' as const } };
  expect(nightFacts(cancelled, before)).toMatchObject({ isAhead: false, notified: 0 });
});

test('a night has results from its start, unless it is cancelled or has no date yet', () => {
  const hasResults = (now: Date, changes = {}) =>
    nightFacts({ ...night, event: { ...night.event, ...changes } }, now).hasResults;
  expect([before, date, after].map((now) => hasResults(now))).toEqual([false, true, true]);
  expect(hasResults(after, { status: 'cancelled' })).toBe(false);
  expect(hasResults(after, { status: 'finding_date' })).toBe(false);
});

test('a date that guests found can be opened again until the night begins', () => {
  const canReopen = (now: Date) => nightFacts({ ...night, event: { ...night.event, datePoll } }, now).canReopenDate;
  expect([before, date, after].map(canReopen)).toEqual([true, false, false]);
  expect(nightFacts(night, before).canReopenDate).toBe(false);
});

test('somebody is coming when a guest, not the host, accepted or may come', () => {
  const isAnybodyComing = (status: 'accepted' | 'maybe' | 'declined') =>
    nightFacts({ ...night, attendees: [maya, { ...bea, status }] }, before).isAnybodyComing;
  expect(nightFacts(night, before).isAnybodyComing).toBe(false);
  expect((['accepted', 'maybe', 'declined'] as const).map(isAnybodyComing)).toEqual([true, true, false]);
});

test('the own seat is that of the host; who hosts for an organization has one once they were invited', () => {
  expect(nightFacts(night, before).own).toEqual(maya);
  const hosted = { ...night, host: { for: 7 } };
  expect(nightFacts(hosted, before).own).toEqual(bea);
  expect(nightFacts({ ...hosted, attendees: [maya, { ...bea, invitedAt: null }] }, before).own).toBeUndefined();
});
