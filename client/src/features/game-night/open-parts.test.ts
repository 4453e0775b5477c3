import { expect, test } from 'vitest';
import { openParts } from './open-parts.ts';

const phone = { state: 'coming', isWide: false, isNear: false, detailsWait: false } as const;
const opened = (standing: Parameters<typeof openParts>[0]) =>
  Object.entries(openParts(standing)).flatMap(([part, isOpen]) => (isOpen ? [part] : []));

test('beside a list everything is open, however the night stands', () => {
  for (const state of ['coming', 'over', 'cancelled'] as const)
    expect(opened({ ...phone, state, isWide: true })).toEqual(['results', 'games', 'votes', 'details', 'sharedLink']);
});

test('on a phone who comes and the plan are enough before a night, and its games while people are at the table', () => {
  expect(opened(phone)).toEqual(['results']);
  expect(opened({ ...phone, isNear: true })).toEqual(['results', 'games']);
});

test('on a phone the results are what is open after it', () => {
  expect(opened({ ...phone, state: 'over', isNear: true })).toEqual(['results']);
});

test('an address to be confirmed is not hidden', () => {
  expect(opened({ ...phone, detailsWait: true })).toEqual(['results', 'details']);
});
