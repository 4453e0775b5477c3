import { describe, expect, test } from 'vitest';
import { isBackupDue, isDrillDue } from './is-due.ts';

/** 03:30 UTC. */
const AT = 210;
const at = (text: string) => new Date(`2026-11-${text}Z`);
const NEVER = { good: null, laterTry: null };

describe('no backup is due', () => {
  test.each([
    ['right after one', '30T03:31', { good: at('30T03:30'), laterTry: null }],
    ['the evening after one', '30T23:59', { good: at('30T03:30'), laterTry: null }],
    ['the night after one, before the time of day', '30T03:29', { good: at('29T03:30'), laterTry: null }],
    ['after one by hand on the same day', '30T20:00', { good: at('30T12:00'), laterTry: null }],
    ['within an hour of one that failed', '30T04:29', { good: at('29T03:30'), laterTry: at('30T03:30') }],
    ['within an hour of the first one, if that failed', '30T12:59', { good: null, laterTry: at('30T12:00') }],
  ])('%s', (_when, now, tries) => {
    expect(isBackupDue(at(now), AT, tries)).toBe(false);
  });
});

describe('a backup is due', () => {
  test.each([
    ['at the first start', '30T12:00', NEVER],
    ['at the time of day', '30T03:30', { good: at('29T03:30'), laterTry: null }],
    ['later, if nobody was there at the time of day', '30T09:00', { good: at('29T03:30'), laterTry: null }],
    ['an hour after one that failed', '30T04:30', { good: at('29T03:30'), laterTry: at('30T03:30') }],
    ['if the last one has a time to come', '30T03:31', { good: at('30T12:00'), laterTry: null }],
    ['if the last try has a time to come', '30T03:31', { good: at('28T12:00'), laterTry: at('30T12:00') }],
  ])('%s', (_when, now, tries) => {
    expect(isBackupDue(at(now), AT, tries)).toBe(true);
  });
});

test('a drill is due with the first backup, and with one a week later', () => {
  expect(isDrillDue(at('30T03:30'), null)).toBe(true);
  expect(isDrillDue(at('30T03:30'), at('23T03:34'))).toBe(true);
  expect(isDrillDue(at('30T03:30'), at('24T03:34'))).toBe(false);
});
