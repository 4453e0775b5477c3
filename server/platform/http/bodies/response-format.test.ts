import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { contract } from '#shared/contract/contract.ts';
import { inFormat } from './response-format.ts';

const listOf = (row: z.ZodMiniType) =>
  contract({ method: 'get', path: '/api/rows', summary: 'Rows', access: 'owner', status: 200, response: z.array(row) });
const before = listOf(z.object({ id: z.int() }));

test('another field, or another type of a field, changes the version of a response', () => {
  const versions = [before, listOf(z.object({ id: z.int(), title: z.string() })), listOf(z.object({ id: z.string() }))];
  expect(new Set(versions.map((one) => inFormat(one, '7.12'))).size).toBe(3);
});

test('the version of a response depends only on its contract and the content version', () => {
  expect(inFormat(listOf(z.object({ id: z.int() })), '7.12')).toBe(inFormat(before, '7.12'));
  expect(inFormat(before, '7.13')).not.toBe(inFormat(before, '7.12'));
});
