import { lookup } from 'node:dns/promises';
import { afterEach, expect, test } from 'vitest';
import { type NameServer, startNameServer } from '#tests/support/server/name-server.ts';
import { pageFetcher } from './fetch-page.ts';
import { nameResolver } from './resolve-name.ts';

let names: NameServer;
afterEach(() => names.close());

test('a name resolves to all addresses of its name server, IPv4 first', async () => {
  names = await startNameServer(() => ['93.184.215.14', '93.184.215.15']);
  expect(await nameResolver([names.address])('shop.example')).toEqual([
    { address: '93.184.215.14', family: 4 },
    { address: '93.184.215.15', family: 4 },
  ]);
  expect(names.requests).toEqual(['shop.example', 'shop.example']);
});

test('a name without addresses is rejected', async () => {
  names = await startNameServer(() => []);
  await expect(nameResolver([names.address])('shop.example')).rejects.toMatchObject({ code: 'ENODATA' });
});

test('a page whose name resolves to the loopback address is not fetched', async () => {
  names = await startNameServer(() => ['127.0.0.1']);
  const fetchPage = pageFetcher({ userAgent: 'Rollcall/test', resolve: nameResolver([names.address]) });
  await expect(fetchPage(new URL('http://shop.example'))).rejects.toThrow(/no public address/);
});

test('a silent name server does not delay lookups of other names', async () => {
  let speak: (addresses: string[]) => void = () => {};
  const silence = new Promise<string[]>((resolve) => {
    speak = resolve;
  });
  names = await startNameServer(() => silence);
  const resolve = nameResolver([names.address]);
  const ended: string[] = [];
  const waiting = Array.from({ length: 50 }, (_, n) => resolve(`${n}.shop.example`).then(() => ended.push('shop')));
  await lookup('localhost').then(() => ended.push('localhost'));
  speak(['93.184.215.14']);
  await Promise.all(waiting);
  expect(ended[0]).toBe('localhost');
});
