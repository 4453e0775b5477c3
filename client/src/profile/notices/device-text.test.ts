import { expect, test } from 'vitest';
import { choiceText, readQuiet, timeValue } from './device-text.ts';

test('a device says what it is told, when it is quiet, and whether mails come as well', () => {
  const quiet = { from: 22 * 60, until: 8 * 60 };
  expect(choiceText({ kinds: ['answers', 'tomorrow'], quiet, alsoMailed: true })).toMatch(
    /^Told of answers and night tomorrow, quiet from (22:00 to 08:00|10:00.PM to 8:00.AM)\. Mails come as well\.$/,
  );
  expect(choiceText({ kinds: ['loans'], quiet: null, alsoMailed: false })).toBe('Told of loans.');
});

test('quiet hours are two different times', () => {
  expect(readQuiet('', '08:00')).toEqual({ errors: { from: 'Please choose a time' } });
  expect(readQuiet('22:00', '')).toEqual({ errors: { until: 'Please choose a time' } });
  expect(readQuiet('22:00', '22:00')).toEqual({ errors: { until: 'Please choose another time than the first' } });
  expect(readQuiet('22:30', '00:00')).toEqual({ quiet: { from: 1350, until: 0 } });
  expect(timeValue(1350)).toBe('22:30');
});
