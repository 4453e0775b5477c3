import { afterEach, expect, test, vi } from 'vitest';
import { copiesQuery } from '../api.ts';
import { loansQuery } from '../loans/api.ts';
import { makeQueryClient } from '#client/lib/http/query-client.ts';
import { aCopy } from '#tests/support/rows/a-copy.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
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

test('a barcode whose response was lost is not saved with a second copy', async () => {
  const game = aGame();
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json(path === '/api/copies' ? sent.map(() => copy) : {});
    sent.push(path);
    throw new TypeError('Failed to fetch');
  });
  const copy = aCopy({ gameId: game.id, barcode: '4006381333931' });
  const client = makeQueryClient();
  client.setQueryData(copiesQuery.queryKey, []);
  const save = () => client.getMutationCache().build(client, saveCode).execute({ game, code: '4006381333931' });
  await expect(save()).rejects.toThrow('Failed to fetch');
  expect(await save()).toMatchObject({ done: 'nothing' });
  expect(sent).toHaveLength(1);
});
