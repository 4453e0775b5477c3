import { expect, test } from 'vitest';
import { durationOptions } from './durations.ts';

const values = (minutes: unknown) => durationOptions(minutes).map(({ value }) => Number(value));

test('the duration of an event is inserted into the options in order', () => {
  expect(values('100').slice(0, 4)).toEqual([60, 90, 100, 120]);
  expect(values('240')).toEqual(values(undefined));
});

test('durations are labelled in hours and minutes, and from a day on in days', () => {
  const labels = new Map(durationOptions('240').map(({ value, label }) => [value, label]));
  expect(['90', '240', '1440', '2880'].map((value) => labels.get(value))).toEqual([
    '1 hour 30 minutes',
    '4 hours',
    '1 day',
    '2 days',
  ]);
});
