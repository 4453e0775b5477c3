import { afterEach, expect, test, vi } from 'vitest';
import { copiesQuery } from '#client/entities/copies/api.ts';
import { loansQuery } from '#client/entities/loans/api.ts';
import { makeQueryClient } from '#client/lib/query-client.ts';
import { aCopy } from '#tests/support/a-copy.ts';
import { aGame } from '#tests/support/a-game.ts';
import { saveCode } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

test('a scanned copy refetches copies and loans, which count the copies of their game', async () => {
  vi.stubGlobal('fetch', async () => Response.json(aCopy(), { status: 201 }));
  const client = makeQueryClient();
  const lists = [copiesQuery.queryKey, loansQuery.queryKey];
  for (const queryKey of lists) client.setQueryData(queryKey, []);
  await client.getMutationCache().build(client, saveCode).execute({ game: aGame(), code: '4006381333931' });
  expect(lists.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true]);
});
