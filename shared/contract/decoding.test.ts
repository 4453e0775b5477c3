import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allContracts } from '#shared/all-contracts.ts';
import { moment } from './fields.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { decodingOf } from './decoding.ts';

test('timestamps are found in objects, lists, records, unions and optional fields', () => {
  const schema = z.object({
    at: moment,
    name: z.string(),
    perhaps: z.nullable(z.optional(moment)),
    rows: z.array(z.object({ at: moment })),
    byName: z.record(z.string(), moment),
    either: z.union([z.object({ at: moment }), z.object({ at: moment, more: moment })]),
  });
  expect(decodingOf(schema).map(([path]) => path.join('.'))).toEqual([
    'at',
    'perhaps',
    'rows.*.at',
    'byName.*',
    'either.at',
    'either.more',
  ]);
});

test('defaults are found with the fields inside them', () => {
  const poll = z._default(z.nullable(z.object({ at: moment })), null);
  expect(decodingOf(z.object({ poll }))).toEqual([[['poll'], null], [['poll', 'at']]]);
});

test('the decoding of every response is known', () => {
  for (const contract of allContracts) if ('response' in contract) decodingOf(contract.response);
  expect(decodingOf(listGames.response)).toEqual([[['*', 'lastPlayed']], [['*', 'createdAt']]]);
});

test('a schema with another kind of decoding is rejected', () => {
  expect(() => decodingOf(z.pipe(z.string(), z.transform(Number)))).toThrow('does not know');
  expect(() => decodingOf(z.map(z.string(), z.string()))).toThrow('map');
});
