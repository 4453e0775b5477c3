import { describe, expect, test } from 'vitest';
import type { NewsKind } from '#shared/enums.ts';
import { combineNews } from './combine-news.ts';

const move = (before: string, after: string) => ({ changes: [{ what: 'date' as const, before, after }] });
const news = (kind: NewsKind, payload: Record<string, unknown> = {}) => ({ news: kind, payload, attempts: 0 });
const PLANNED = news('night.planned');
const SET = news('night.date_set', { again: false });
const SET_AGAIN = news('night.date_set', { again: true });
const CANCELLED = news('night.cancelled');

describe('nothing is queued', () => {
  test.each([
    ['for a move of a night that nobody was told of yet', [PLANNED], news('night.moved', move('a', 'b'))],
    ['for a move of a date that nobody was told of yet', [SET], news('night.moved', move('a', 'b'))],
    ['for the cancellation of a night that nobody was told of yet', [PLANNED], CANCELLED],
    ['for the cancellation of a date that nobody was told of yet', [SET], CANCELLED],
    ['for a second date while the first was not told', [SET], SET_AGAIN],
    ['for a change that no channel is told', [], news('night.moved', { changes: [] })],
  ])('%s', (_when, waiting, newer) => {
    expect(combineNews(waiting, newer)).toEqual({ isQueued: false });
  });
});

test('a move and its undo leave nothing to say', () => {
  const waiting = news('night.moved', move('a', 'b'));
  expect(combineNews([waiting], news('night.moved', move('b', 'a')))).toEqual({ isQueued: false, emptied: waiting });
});

test('two moves are told as one, from the first date to the last', () => {
  const waiting = news('night.moved', move('a', 'b'));
  const { isQueued, merged } = combineNews([waiting], news('night.moved', move('b', 'c')));
  expect(isQueued).toBe(false);
  expect(merged?.payload).toEqual(move('a', 'c'));
});

test('the cancellation of a night that was told before is queued, also if another date waits', () => {
  expect(combineNews([], CANCELLED).isQueued).toBe(true);
  expect(combineNews([SET_AGAIN], CANCELLED).isQueued).toBe(true);
});

describe('news of a night is queued if its announcement may have arrived', () => {
  test.each([
    ['at an attempt that failed', { ...PLANNED, attempts: 1 }],
    ['before it was sent again', { ...PLANNED, payload: { isResent: true } }],
  ])('%s', (_when, waiting) => {
    expect(combineNews([waiting], CANCELLED).isQueued).toBe(true);
    expect(combineNews([waiting], news('night.moved', move('a', 'b'))).isQueued).toBe(true);
  });
});
