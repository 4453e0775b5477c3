import { expect, test } from 'vitest';
import { datesOfTemplate } from './template-dates.ts';

const BERLIN = 'Europe/Berlin';
const FIRST = new Date('2027-03-19T18:00:00Z');

test('the dates have the same weekday and local time in following weeks, also across a clock change', () => {
  const { starts } = datesOfTemplate({ dates: 3, answerDays: 3 }, FIRST, BERLIN, new Date('2027-03-01T00:00:00Z'));
  expect(starts.map((date) => date.toISOString())).toEqual([
    '2027-03-19T18:00:00.000Z',
    '2027-03-26T18:00:00.000Z',
    '2027-04-02T17:00:00.000Z',
  ]);
});

test('answers end the given days before the first date, or halfway to it if that moment has passed', () => {
  const until = (now: string) =>
    datesOfTemplate({ dates: 2, answerDays: 3 }, FIRST, BERLIN, new Date(now)).answersUntil.toISOString();
  expect(until('2027-03-01T00:00:00Z')).toBe('2027-03-16T18:00:00.000Z');
  expect(until('2027-03-18T18:00:00Z')).toBe('2027-03-19T06:00:00.000Z');
});
