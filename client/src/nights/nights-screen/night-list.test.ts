import { expect, test } from 'vitest';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { freeSeatsOf, informedGuestCount, isGameNight, splitByTime, notifiesGuests } from './night-list.ts';

test('an event counts as upcoming until it ends', () => {
  const date = new Date('2026-12-04T19:00:00Z');
  const [night, later] = [anEvent({ id: 1, date, durationMinutes: 60 }), anEvent({ id: 2 })];
  const ids = (at: string) => {
    const { coming, past } = splitByTime([night, later], new Date(at));
    return [coming, past].map((events) => events.map(({ id }) => id));
  };
  expect(ids('2026-12-04T19:59:59Z')).toEqual([[1, 2], []]);
  expect(ids('2026-12-04T20:00:00Z')).toEqual([[2], [1]]);
});

test('every type but game_night is a premium event', () => {
  expect((['game_night', 'casual'] as const).map((eventType) => isGameNight({ eventType }))).toEqual([true, false]);
});

test('free seats are the limit minus heads, at least zero', () => {
  expect(freeSeatsOf(anEvent({ maxAttendees: 6, heads: 4 }))).toBe(2);
  expect(freeSeatsOf(anEvent({ maxAttendees: 3, heads: 4 }))).toBe(0);
  expect(freeSeatsOf(anEvent({ maxAttendees: null }))).toBeNull();
});

test('guests are notified of another time or place if anybody was invited', () => {
  const invited = anEvent({ guests: 3, uninvited: 1 });
  expect(informedGuestCount(invited)).toBe(2);
  const now = new Date('2026-12-05T12:00:00Z');
  expect(notifiesGuests(invited, { location: null }, now)).toBe(true);
  expect(notifiesGuests(invited, { bannerColor: '#000000', title: '', description: '' }, now)).toBe(false);
  expect(notifiesGuests(anEvent({ guests: 2, uninvited: 2 }), { date: '' }, now)).toBe(false);
});

test('nobody is notified of changes to a night that is over', () => {
  const date = new Date('2026-12-04T19:00:00Z');
  const moved = anEvent({ guests: 3, date, durationMinutes: 60 });
  expect(notifiesGuests(moved, { date: '' }, new Date('2026-12-04T20:00:00Z'))).toBe(false);
  expect(notifiesGuests(moved, { date: '' }, new Date('2026-12-04T19:59:59Z'))).toBe(true);
  expect(notifiesGuests({ ...moved, status: 'completed' }, { location: '' }, date)).toBe(false);
});
