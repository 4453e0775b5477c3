import express from 'express';
import { expect, test } from 'vitest';
import { trustedHops } from './trusted-hops.ts';

/** The apparent address of a request. */
function seenFrom(socketAddress: string, forwardedFor: string, trustProxy: number | null): string | undefined {
  const app = express();
  app.set('trust proxy', trustedHops({ trustProxy }));
  const req = Object.assign(Object.create(app.request) as express.Request, {
    app,
    headers: { 'x-forwarded-for': forwardedFor },
    socket: { remoteAddress: socketAddress },
    connection: { remoteAddress: socketAddress },
  });
  return req.ip;
}

test.each(['203.0.113.9', '2001:db8::9', '::ffff:203.0.113.9', '172.32.0.1', '11.0.0.1', 'fec0::1'])(
  'without a configured number of proxies, forwarded addresses from %s are ignored',
  (address) => {
    expect(seenFrom(address, '198.51.100.1', null)).toBe(address);
    expect(seenFrom(address, '127.0.0.1', null)).toBe(address);
  },
);

test.each([
  '127.0.0.1',
  '::1',
  '::ffff:10.1.2.3',
  '10.1.2.3',
  '172.18.0.5',
  '192.168.0.2',
  '169.254.1.1',
  'fd00::5',
  'fe80::1',
])('the address that a proxy at %s forwards is used, and earlier addresses are ignored', (address) => {
  expect(seenFrom(address, '198.51.100.1', null)).toBe('198.51.100.1');
  expect(seenFrom(address, '198.51.100.1, 203.0.113.9', null)).toBe('203.0.113.9');
  expect(seenFrom(address, '198.51.100.1, 192.168.0.7', null)).toBe('192.168.0.7');
});

test('exactly the configured number of proxies is trusted, at any address', () => {
  expect(seenFrom('203.0.113.9', '198.51.100.1', 1)).toBe('198.51.100.1');
  expect(seenFrom('10.0.0.1', '198.51.100.1', 0)).toBe('10.0.0.1');
  expect(seenFrom('10.0.0.1', '192.0.2.1, 198.51.100.1, 10.0.0.2', 2)).toBe('198.51.100.1');
});
