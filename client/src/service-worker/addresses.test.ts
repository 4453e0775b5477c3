import { expect, test } from 'vitest';
import { allContracts } from '#shared/all-contracts.ts';
import { isCacheable, isScreen, CACHED_PATHS, nightsOf, pathsOfNight } from './addresses.ts';

const SITE = 'https://games.example.org';

test('every cached path belongs to a contract for owners or everybody', () => {
  const gets = allContracts.filter(({ method }) => method === 'get');
  const ofNight = ['scheduled', 'finding_date']
    .flatMap((status) => pathsOfNight({ id: 12, status }))
    .map((path) => path.replace('12', ':id'));
  for (const path of [...CACHED_PATHS, ...ofNight])
    expect(gets.find((contract) => contract.path === path)?.access).toMatch(/^(owner|visitor)$/);
});

test.each([
  ['GET', '/api/games', true],
  ['POST', '/api/games', false],
  ['GET', '/api/games?title=x', false],
  ['GET', '/api/events/12', true],
  ['GET', '/api/events/12/evening', true],
  ['GET', '/api/events/12/date-poll', true],
  ['GET', nightsOf(7), true],
  ['GET', '/api/games?for=7', false],
  ['GET', '/api/events/12/evening?seed=2', false],
  ['GET', '/api/events/12/join-link', false],
  ['GET', '/api/events/12/join-requests', false],
  ['GET', '/api/calendar-feed', false],
  ['GET', '/api/docs', false],
  ['GET', '/dev/outbox', false],
])('%s %s is cacheable: %s', (method, path, kept) => {
  expect(isCacheable({ method, url: SITE + path })).toBe(kept);
});

test.each(['/', '/my-games', '/my-games?tab=wishlist', '/game-nights/12/wrap-up', '/nights-out', '/people/7'])(
  '%s is a screen',
  (path) => {
    expect(isScreen(SITE + path)).toBe(true);
  },
);

test.each([
  '/rsvp/abc',
  '/join/abc',
  '/night/abc',
  '/stories/abc',
  '/oidc/auth',
  '/dev/outbox',
  '/api/docs',
  '/api/logout',
  '/calendar/abc.ics',
  '/digest/abc/stop',
  '/stop-mails/1-abc',
  '/contact-address/1-abc',
  '/asked-to-host/1-abc',
  '/robots.txt',
])('%s is not a screen', (path) => {
  expect(isScreen(SITE + path)).toBe(false);
});
