import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { startWarnings } from './start-warnings.ts';

const warningsAt = (PUBLIC_URL: string, more: Record<string, string> = {}) =>
  startWarnings(
    readEnvironment({
      PUBLIC_URL,
      SESSION_SECRET: 's'.repeat(32),
      SMTP_URL: 'smtp://mail.example.org',
      MAIL_FROM: 'r@example.org',
      TRUST_PROXY: '1',
      ...more,
    }),
  );

describe('an address without TLS', () => {
  test.each(['http://games.example.org', 'http://203.0.113.5:3000', 'http://[2001:db8::5]', 'http://172.32.0.1'])(
    'is open to whoever is on the way to %s',
    (url) => {
      expect(warningsAt(url)).toEqual([expect.stringMatching(/^PUBLIC_URL: begins with http:.* on the way .* https:/)]);
    },
  );

  test.each([
    'http://192.168.1.20:3000',
    'http://10.0.0.5',
    'http://172.16.3.4',
    'http://169.254.1.1',
    'http://100.100.1.2',
    'http://[fd12:3456::1]:3000',
    'http://[fe80::1]',
    'http://nas.local:3000',
    'http://NAS.lan',
    'http://games.home.arpa',
    'http://games.internal',
    'http://rollcall.localhost',
    'http://nas:3000',
  ])('is open to whoever is in the network of %s', (url) => {
    expect(warningsAt(url)).toEqual([
      expect.stringMatching(/^PUBLIC_URL: begins with http:.* in this network .*certificate/),
    ]);
    expect(warningsAt(url).join()).not.toContain('public address');
  });

  test.each(['https://games.example.org', 'https://nas.local', 'http://localhost:3000', 'http://127.0.0.1:8080'])(
    'is not what %s is',
    (url) => {
      expect(warningsAt(url)).toEqual([]);
    },
  );
});

test('a private network without a mail server is told where codes are', () => {
  const home = readEnvironment({ PUBLIC_URL: 'https://nas.local', TRUST_PROXY: '1' });
  expect(home.sendsMails).toBe(false);
  expect(startWarnings(home)).toEqual([expect.stringMatching(/^SMTP_URL: is not set, so no mail is sent/)]);
});

test('whoever does not say how many proxies there are is told which are believed', () => {
  expect(warningsAt('https://games.example.org', { TRUST_PROXY: '' })).toEqual([
    expect.stringMatching(/^TRUST_PROXY: is not set, so X-Forwarded-For is believed from private addresses alone/),
  ]);
  expect(startWarnings(readEnvironment({}))).toEqual([]);
});

test('whoever encrypts backups without giving the identity is told that no drill tries them out', () => {
  const BACKUP_KEY = 'age138j4wut8y885s8fufhwxy7ac8q5sjgf73e6yytd6tj79337p2cmqutyenk';
  const at = (more: Record<string, string>) => warningsAt('https://games.example.org', { BACKUP_KEY, ...more });
  expect(at({})).toEqual([expect.stringMatching(/^BACKUP_IDENTITY: is not set.*npm run restore -- --drill/)]);
  expect(at({ BACKUP_DRILLS: 'off' })).toEqual([]);
  expect(at({ BACKUP_IDENTITY: 'package.json' })).toEqual([]);
});
