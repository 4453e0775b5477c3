import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each of these checks first whether sign-up is allowed, except the demo, which exists in local mode only. */
const PLACES = ['server/accounts/accounts.ts', 'server/accounts/create-account.ts', 'server/home/demo/demo-owner.ts'];

test('only the listed files insert accounts', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).map((path) => `server/${path}`);
  const sources = files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  const making = sources.filter((path) =>
    /\.insert\(users\)|insert into (?:public\.)?"?users\b/.test(readFileSync(path, 'utf8')),
  );
  expect(making.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(PLACES);
});
