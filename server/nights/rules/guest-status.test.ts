import { expect, test } from 'vitest';
import { type GuestStatus, guestStatusOf, takesAnswers } from './guest-status.ts';

const NOW = new Date('2026-12-04T12:00:00Z');
const LATER = new Date('2026-12-04T13:00:00Z');
const EARLIER = new Date('2026-12-04T11:00:00Z');
const NIGHT = { status: 'scheduled', date: new Date('2026-12-04T19:00:00Z'), durationMinutes: 240 } as const;
const GUEST = { status: 'invited', awaitsApproval: false, waitingSince: null, seatOfferedUntil: null } as const;

test.each([
  ['invited', {}, 'invited'],
  ['who accepted', { status: 'accepted' }, 'accepted'],
  ['who may come', { status: 'maybe' }, 'maybe'],
  ['who declined before the approval of the host', { status: 'declined', awaitsApproval: true }, 'declined'],
  ['a newcomer whom the host has not approved', { awaitsApproval: true }, 'awaits_approval'],
  ['on the waitlist', { waitingSince: EARLIER }, 'waitlisted'],
  ['with a seat held for them', { waitingSince: EARLIER, seatOfferedUntil: LATER }, 'seat_offered'],
  ['whose offer expires at this moment', { waitingSince: EARLIER, seatOfferedUntil: NOW }, 'invited'],
] as const)('a guest: %s', (_, guest, guestStatus) => {
  expect(guestStatusOf(NIGHT, { ...GUEST, ...guest }, NOW)).toBe(guestStatus);
});

test('on a cancelled night every guest is "cancelled", and after the end of a night "over"', () => {
  const guest = { ...GUEST, status: 'accepted' } as const;
  expect(guestStatusOf({ ...NIGHT, status: 'cancelled' }, guest, NOW)).toBe('cancelled');
  expect(guestStatusOf(NIGHT, guest, new Date('2026-12-04T22:59:59Z'))).toBe('accepted');
  expect(guestStatusOf(NIGHT, guest, new Date('2026-12-04T23:00:00Z'))).toBe('over');
});

test('guests can answer until the night is over or cancelled', () => {
  expect((['cancelled', 'over'] as const).filter(takesAnswers)).toEqual([]);
  const open: GuestStatus[] = [
    'awaits_approval',
    'seat_offered',
    'waitlisted',
    'accepted',
    'maybe',
    'declined',
    'invited',
  ];
  expect(open.filter(takesAnswers)).toEqual(open);
});
