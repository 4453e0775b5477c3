import { expect, test } from 'vitest';
import { deadlineProblem, emptyPoll, pollProblem } from './poll-fields.ts';

const now = new Date('2026-11-23T10:00:00Z');
const common = { time: '19:00', timeZone: 'Europe/Berlin' };
const on = (day: string) => ({ day, time: null, location: '' });

test('a deadline after the last date is rejected', () => {
  const poll = { ...emptyPoll, options: [on('2026-11-27'), on('2026-11-28')], answersUntil: '2026-11-29T20:00' };
  expect(deadlineProblem(poll, common, now)).toBe('The deadline should be before the last date.');
});

test('without dates the deadline has no error', () => {
  expect(deadlineProblem(emptyPoll, common, now)).toBeNull();
  expect(pollProblem(emptyPoll, { common, now, most: 6 })).toBe('Choose at least two dates in the calendar.');
});

test('a poll is not sent while a typed line has not become a date', () => {
  const typed = { ...emptyPoll, options: [on('2026-12-04'), on('2026-12-05')], pasted: 'soon' };
  expect(pollProblem(typed, { common, now, most: 6 })).toBe(
    '“soon” has not become a date. Please correct or remove that line.',
  );
});
