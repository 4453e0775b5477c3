import { expect, test } from 'vitest';
import type { Invitation } from '#shared/nights/attendees-contract.ts';
import { movedText } from './moved-text.ts';

const NOW = new Date('2999-04-01T12:00:00Z');
const BEFORE = new Date('2999-05-03T18:00:00Z');

const invitation = (given: Partial<Invitation>): Invitation => ({
  attendeeId: 1,
  status: 'accepted',
  inLine: false,
  seatOfferedUntil: null,
  awaitsApproval: false,
  title: 'Friday night',
  date: new Date('2999-05-04T18:00:00Z'),
  datesToChoose: 0,
  movedFrom: BEFORE,
  timeZone: 'UTC',
  durationMinutes: 240,
  hostName: 'Ana',
  location: null,
  comes: null,
  plan: [],
  ...given,
});

test.each([
  ['accepted', {}, 'It moved: it was Fri 3 May, 18:00. Still in?'],
  ['is on the waitlist', { status: 'invited', inLine: true }, 'It moved: it was Fri 3 May, 18:00. Still in?'],
  ['said maybe', { status: 'maybe' }, 'It moved: it was Fri 3 May, 18:00. Does the new time suit you?'],
  ['declined', { status: 'declined' }, 'It moved: it was Fri 3 May, 18:00. Does the new time suit you?'],
  ['answered for this date', { movedFrom: null }, null],
  ['is asked for a date again', { datesToChoose: 2 }, null],
] as const)('movedText of a guest who %s', (_who, given, words) => {
  expect(movedText(invitation(given), NOW, 'en-GB')).toBe(words);
});
