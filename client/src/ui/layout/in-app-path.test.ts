import { expect, test } from 'vitest';
import { isInAppPath } from './in-app-path.ts';

test.each(['/', '/my-games', '/game-nights/3?tab=rsvp'])('%s is handled by the router', (href) => {
  expect(isInAppPath(href)).toBe(true);
});

test.each([
  '/api/logout',
  '/dev/outbox',
  '/oidc/auth',
  '//evil.example',
  'https://example.org',
  'mailto:maya@example.org',
  '#main',
])('%s is left to the browser', (href) => {
  expect(isInAppPath(href)).toBe(false);
});
