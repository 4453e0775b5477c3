import { expect, test } from 'vitest';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { moveText } from './moved-answer-text.ts';

const THEN = new Date('2999-05-03T18:00:00Z');

test.each([
  [{ status: 'accepted' }, null],
  [{ status: 'accepted', movedFrom: THEN }, 'Asked again'],
  [{ status: 'maybe', movedFrom: THEN }, 'Asked again'],
  [{ status: 'accepted', confirmedMoveAt: THEN }, 'Answered again'],
  [{ status: 'accepted', confirmedMoveAt: THEN, movedFrom: THEN }, 'Asked again'],
  [{ status: 'declined', movedFrom: THEN }, null],
  [{ status: 'invited', movedFrom: THEN }, null],
  [{ status: 'accepted', movedFrom: THEN, isHost: true }, null],
] as const)('for %j the host sees %j', (facts, words) => {
  expect(moveText(anAttendee(facts))?.words ?? null).toBe(words);
});
