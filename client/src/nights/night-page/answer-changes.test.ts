import { expect, test } from 'vitest';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { answerChanges } from './answer-changes.ts';

const at = new Date('2026-12-01T10:00:00Z');
const ana = anAttendee({ id: 7, name: 'Ana' });
const news = (before: Parameters<typeof anAttendee>[0] | null, after: Parameters<typeof anAttendee>[0]) =>
  answerChanges(before ? [{ ...ana, ...before }] : [], [{ ...ana, ...after }]).map(({ words }) => words);

test('answers are announced', () => {
  expect(news({}, { status: 'accepted' })).toEqual(['Ana accepted.']);
  expect(news({ status: 'accepted' }, { status: 'maybe' })).toEqual(['Ana may come.']);
  expect(news({ status: 'accepted' }, { status: 'declined', partySize: 2 })).toEqual(['Ana declined.']);
});

test('newcomers, waitlist places and companions are announced', () => {
  expect(news(null, { status: 'accepted', respondedAt: at })).toEqual(['Ana accepted.']);
  expect(news(null, { awaitsApproval: true, respondedAt: at })).toEqual(['Ana asks to come.']);
  expect(news({}, { placeInLine: 1, respondedAt: at })).toEqual(['Ana is on the waitlist.']);
  expect(news({ status: 'accepted' }, { status: 'accepted', partySize: 3 })).toEqual(['Ana brings 2 more.']);
  expect(news({ status: 'accepted', partySize: 2 }, { status: 'accepted' })).toEqual(['Ana comes alone.']);
});

test('a note and a failed mail are announced, a sent mail is not', () => {
  expect(news({}, { guestNote: 'Running late.' })).toEqual(['Ana left a note.']);
  expect(news({}, { mail: { state: 'failed', problem: 'No such mailbox.', at, heldUntil: null } })).toEqual([
    'Ana could not be reached by mail.',
  ]);
  expect(news({}, { mail: { state: 'sent', problem: null, at, heldUntil: null } })).toEqual([]);
});

test('guests added by the host and current actions of the host are not announced', () => {
  expect(news(null, {})).toEqual([]);
  expect(answerChanges([ana], [{ ...ana, status: 'accepted' }], new Set([7]))).toEqual([]);
  expect(news({ isHost: true }, { isHost: true, status: 'declined' })).toEqual([]);
});
