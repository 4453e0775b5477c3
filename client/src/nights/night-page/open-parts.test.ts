import { expect, test } from 'vitest';
import { openParts } from './open-parts.ts';

const phone = { state: 'coming', isWide: false, isNear: false, detailsWait: false } as const;
const opened = (page: Parameters<typeof openParts>[0]) =>
  Object.entries(openParts(page)).flatMap(([part, isOpen]) => (isOpen ? [part] : []));

test('beside a list all parts are open, whatever the state of the night', () => {
  for (const state of ['coming', 'over', 'cancelled'] as const)
    expect(opened({ ...phone, state, isWide: true })).toEqual(['results', 'games', 'votes', 'details', 'sharedLink']);
});

test('on a phone only the results are open before a night, and its games too when it is near', () => {
  expect(opened(phone)).toEqual(['results']);
  expect(opened({ ...phone, isNear: true })).toEqual(['results', 'games']);
});

test('on a phone the results are open after the night', () => {
  expect(opened({ ...phone, state: 'over', isNear: true })).toEqual(['results']);
});

test('details that need confirmation are open', () => {
  expect(opened({ ...phone, detailsWait: true })).toEqual(['results', 'details']);
});
