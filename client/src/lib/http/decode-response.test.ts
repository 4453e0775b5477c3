import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { moment } from '#shared/contract/fields.ts';
import { decodingOf } from '#shared/contract/decoding.ts';
import { decodeResponse } from './decode-response.ts';

const row = z.object({
  id: z.int(),
  at: moment,
  until: z.nullable(moment),
  text: z.optional(z.string()),
  inner: z.array(z.object({ at: moment })),
  byName: z.record(z.string(), z.nullable(moment)),
  poll: z._default(z.nullable(z.object({ at: moment })), null),
});
const momentText = fc
  .date({ min: new Date('1000-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString());
const rows = fc.array(
  fc.record(
    {
      id: fc.nat(),
      at: momentText,
      until: fc.option(momentText),
      text: fc.oneof(fc.string(), momentText),
      inner: fc.array(fc.record({ at: momentText })),
      byName: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.option(momentText)),
      poll: fc.option(fc.record({ at: momentText })),
    },
    { requiredKeys: ['id', 'at', 'until', 'inner', 'byName'] },
  ),
);

test('a response is decoded as its schema defines', async () => {
  const schemas = [z.array(row), z.object({ rows: z.array(row) })] as const;
  await fc.assert(
    fc.asyncProperty(rows, async (list) => {
      for (const [schema, value] of [
        [schemas[0], list],
        [schemas[1], { rows: list }],
      ] as const) {
        const read = await decodeResponse(structuredClone(value), decodingOf(schema));
        expect(read).toEqual(z.decode(schema as z.ZodMiniType, value));
      }
    }),
  );
});

test('a long list is decoded completely, with a pause after each 2,000 rows', async () => {
  let pauses = 0;
  const list = Array.from({ length: 4001 }, () => ({ at: '2026-01-02T03:04:05.000Z' }));
  const read = await decodeResponse(list, [[['*', 'at']]], async () => void (pauses += 1));
  expect(read).toEqual(list.map(() => ({ at: new Date('2026-01-02T03:04:05.000Z') })));
  expect(pauses).toBe(2);
});

test('decoding with the default pause ends', async () => {
  expect(
    await decodeResponse(
      Array.from({ length: 2001 }, () => ({ at: '' })),
      [[['*', 'at']]],
    ),
  ).toHaveLength(2001);
});

test('a text in place of an object is rejected, and null is accepted', async () => {
  await expect(decodeResponse('a page', [[['at']]])).rejects.toThrow(TypeError);
  expect(await decodeResponse(null, [[['at']]])).toBeNull();
});
