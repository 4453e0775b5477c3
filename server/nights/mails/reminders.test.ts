import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_REMINDER_MS, RECENT_REMINDER_MS, remindedBefore, reminderDue } from './reminders.ts';

const NIGHT = new Date('2026-12-04T19:00:00Z');
const HOUR = 3_600_000;
const hoursBefore = (hours: number) => new Date(NIGHT.getTime() - hours * HOUR);
const long = hoursBefore(1000);
const silent = { status: 'invited', invitedAt: long, respondedAt: null } as const;
const coming = { status: 'accepted', invitedAt: long, respondedAt: long } as const;

test.each([
  [
    'who did not answer',
    silent,
    [
      [169, null],
      [168, 'week'],
      [73, 'week'],
      [72, 'three_days'],
      [25, 'three_days'],
      [24, null],
      [0, null],
    ],
  ],
  [
    'who comes',
    coming,
    [
      [168, null],
      [25, null],
      [24, 'day'],
      [1, 'day'],
      [0, null],
      [-5, null],
    ],
  ],
  [
    'who may come',
    { ...coming, status: 'maybe' },
    [
      [25, null],
      [24, 'day'],
    ],
  ],
  [
    'who declined',
    { ...coming, status: 'declined' },
    [
      [168, null],
      [24, null],
    ],
  ],
] as const)('a guest %s gets reminders at the expected hours before the night', (_, guest, cases) => {
  for (const [hours, due] of cases) expect(reminderDue(NIGHT, guest, hoursBefore(hours))).toBe(due);
});

test('a reminder is not sent to guests invited, or who answered, after it was due', () => {
  expect(reminderDue(NIGHT, { ...silent, invitedAt: hoursBefore(100) }, hoursBefore(99))).toBeNull();
  expect(reminderDue(NIGHT, { ...coming, respondedAt: hoursBefore(20) }, hoursBefore(19))).toBeNull();
});

test('no reminder is due after the start of a night', () => {
  fc.assert(
    fc.property(fc.constantFrom(silent, coming), fc.nat({ max: 5_000 }), (guest, hours) => {
      expect(reminderDue(NIGHT, guest, hoursBefore(-hours))).toBeNull();
    }),
  );
});

test('a reminder that is due at the moment of the invitation or of the answer is not sent', () => {
  expect(reminderDue(NIGHT, { ...silent, invitedAt: hoursBefore(168) }, hoursBefore(160))).toBeNull();
  expect(reminderDue(NIGHT, { ...silent, invitedAt: hoursBefore(169) }, hoursBefore(160))).toBe('week');
  expect(reminderDue(NIGHT, { ...coming, respondedAt: hoursBefore(24) }, hoursBefore(20))).toBeNull();
});

test('a guest who joined without an invitation gets reminders too', () => {
  expect(reminderDue(NIGHT, { ...silent, invitedAt: null }, hoursBefore(160))).toBe('week');
  expect(reminderDue(NIGHT, { ...coming, invitedAt: null, respondedAt: null }, hoursBefore(20))).toBe('day');
});

test('no reminder is due before the earliest reminder time', () => {
  const at = (before: number) => reminderDue(NIGHT, silent, new Date(NIGHT.getTime() - before));
  expect(at(FIRST_REMINDER_MS)).not.toBeNull();
  fc.assert(
    fc.property(fc.nat(), (more) => {
      expect(at(FIRST_REMINDER_MS + 1 + more)).toBeNull();
    }),
  );
});

test('a reminder is recent for less than the shortest time between two', () => {
  expect(RECENT_REMINDER_MS).toBe(12 * HOUR);
});

test('the time of the last reminder is told in words', () => {
  expect([remindedBefore(), remindedBefore(2)]).toEqual(['a day', '2 days']);
});
