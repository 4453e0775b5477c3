import { expect, test } from 'vitest';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import type { NightState } from './night-state.ts';
import { rowAction } from './row-action.ts';

const now = new Date('2026-12-05T12:00:00Z');
const STATES: NightState[] = ['finding', 'coming', 'over', 'cancelled'];
const inEachState = (attendee: Parameters<typeof rowAction>[0]) =>
  STATES.map((state) => rowAction(attendee, state, now));

test('a guest on the waitlist can be seated only before the night is over', () => {
  const waits = anAttendee({ status: 'accepted', placeInLine: 1 });
  expect(inEachState(waits)).toEqual([null, 'seat', null, null]);
});

test('a request to join can be approved, also after the night', () => {
  expect(inEachState(anAttendee({ awaitsApproval: true }))).toEqual(['let in', 'let in', 'let in', null]);
});

test('a silent guest can be nudged while answers are possible', () => {
  const silent = anAttendee({ status: 'invited', toInvite: false, nudgeableFrom: now });
  expect(inEachState(silent)).toEqual(['nudge', 'nudge', null, null]);
});
