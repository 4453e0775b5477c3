import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storePosition, positionsUnder } from './response-positions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = (position: string | null, ok = true) => ({
  ok,
  headers: new Headers(position === null ? {} : { 'Change-Position': position }),
});

test('addresses that were not fetched, failed, or have no position are unknown', () => {
  storePosition('/api/events/10', answer(null));
  storePosition('/api/events/10/votes', answer('10.1', false));
  expect(positionsUnder('/api/events/10')).toBeUndefined();
});

test('an expired position makes all positions under the address unknown', () => {
  storePosition('/api/events/11', answer('11.1'));
  vi.advanceTimersByTime(30_000);
  storePosition('/api/events/11/votes', answer('11.2'));
  expect(positionsUnder('/api/events/11')).toBeUndefined();
});

test('more positions than fit in an address are unknown', () => {
  for (let one = 0; one < 11; one++) storePosition(`/api/events/12/${one}`, answer(`12.${one}`));
  expect(positionsUnder('/api/events/12')).toBeUndefined();
});

test('the latest position of each address counts, without duplicates and without other nights', () => {
  storePosition('/api/events/1', answer('1.1'));
  storePosition('/api/events/1', answer('1.2'));
  storePosition('/api/events/1/votes', answer('1.2'));
  storePosition('/api/events/1/attendees', answer('1.3'));
  storePosition('/api/events/13', answer('13.4'));
  expect(positionsUnder('/api/events/1')).toBe('1.2,1.3');
});
