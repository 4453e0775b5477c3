import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#client/lib/http/query-client.ts';
import { isAccountFile, restoreFile } from './account-file.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(['', '{}', '{"games":[]}', '[{"rollcall":1}]', 'objectname,objectid', '{"note":"rollcall"}'])(
  'a file that begins with %j is not an account file',
  async (text) => {
    expect(await isAccountFile(new Blob([text]))).toBe(false);
  },
);

test('an account file is recognized by its beginning, whatever its name', async () => {
  for (const text of ['{"rollcall":{"version":1},\n"games":[]}', '\uFEFF{ "rollcall" : {'])
    expect(await isAccountFile(new Blob([text]))).toBe(true);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['an answer of a proxy', async () => new Response('Gateway Time-out', { status: 504 }), true],
  ['a refusal', async () => Response.json({ code: 'account_not_empty', message: '' }, { status: 409 }), false],
])('after %s cached data is stale if the account may have been restored', async (_what, fetch, isStale) => {
  vi.stubGlobal('fetch', fetch);
  const client = makeQueryClient();
  client.setQueryData(['games'], []);
  const restoring = client
    .getMutationCache()
    .build(client, restoreFile)
    .execute(new File(['{}'], 'rollcall.json'));
  expect(await restoring.catch(() => null)).toBeNull();
  expect(client.getQueryState(['games'])?.isInvalidated).toBe(isStale);
});
