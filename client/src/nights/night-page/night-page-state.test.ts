import { expect, test } from 'vitest';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { nightPageState } from './night-page-state.ts';

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
  expect(nightPageState(night, before)).toMatchObject({ state: 'coming', isAhead: true, notified: 1 });
  expect(nightPageState(night, after)).toMatchObject({ state: 'over', isAhead: false, notified: 0 });
  const cancelled = { ...night, event: { ...night.event, status: 'cancelled' as const } };
  expect(nightPageState(cancelled, before)).toMatchObject({ isAhead: false, notified: 0 });
});

test('guests who joined by a link are told of the end, those who declined, want no mails or are only on the list are not', () => {
  const of = (changes: Parameters<typeof anAttendee>[0]) =>
    nightPageState({ ...night, attendees: [maya, anAttendee({ id: 4, toInvite: false, ...changes })] }, before);
  const joined = { respondedAt: before, status: 'accepted' } as const;
  expect(of(joined)).toMatchObject({ notified: 1, isKnown: true });
  expect(of({ answeredDates: true })).toMatchObject({ notified: 1, isKnown: true });
  for (const changes of [{ muted: true }, { status: 'declined' as const }, { email: 'a@guest.invalid' }])
    expect(of({ ...joined, ...changes })).toMatchObject({ notified: 0, isKnown: true });
  expect(of({ toInvite: true, ...joined })).toMatchObject({ notified: 0, isKnown: false });
  expect(of({})).toMatchObject({ notified: 0, isKnown: false });
});

test('a night has results from its start, unless it is cancelled or has no date yet', () => {
  const hasResults = (now: Date, changes = {}) =>
    nightPageState({ ...night, event: { ...night.event, ...changes } }, now).hasResults;
  expect([before, date, after].map((now) => hasResults(now))).toEqual([false, true, true]);
  expect(hasResults(after, { status: 'cancelled' })).toBe(false);
  expect(hasResults(after, { status: 'finding_date' })).toBe(false);
});

test('a date that guests found can be opened again until the night begins', () => {
  const canReopen = (now: Date) => nightPageState({ ...night, event: { ...night.event, datePoll } }, now).canReopenDate;
  expect([before, date, after].map(canReopen)).toEqual([true, false, false]);
  expect(nightPageState(night, before).canReopenDate).toBe(false);
});

test('somebody is coming when a guest, not the host, accepted or may come', () => {
  const isAnybodyComing = (status: 'accepted' | 'maybe' | 'declined') =>
    nightPageState({ ...night, attendees: [maya, { ...bea, status }] }, before).isAnybodyComing;
  expect(nightPageState(night, before).isAnybodyComing).toBe(false);
  expect((['accepted', 'maybe', 'declined'] as const).map(isAnybodyComing)).toEqual([true, true, false]);
});

test('the own seat is that of the host; who hosts for an organization has one once they were invited', () => {
  expect(nightPageState(night, before).own).toEqual(maya);
  const hosted = { ...night, host: { for: 7 } };
  expect(nightPageState(hosted, before).own).toEqual(bea);
  expect(nightPageState({ ...hosted, attendees: [maya, { ...bea, invitedAt: null }] }, before).own).toBeUndefined();
});

test('score can be kept at the table of an own night only: a pad is of the own games and records for the own account', () => {
  const canKeepScore = (changes: object, now = date) => nightPageState({ ...night, ...changes }, now).canKeepScore;
  expect([before, date, after].map((now) => canKeepScore({}, now))).toEqual([false, true, true]);
  expect(canKeepScore({ host: { for: 7 } })).toBe(false);
  expect(canKeepScore({ event: { ...night.event, status: 'cancelled' } })).toBe(false);
});
