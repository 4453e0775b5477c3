import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decodeInSlices } from './decode-in-slices.ts';

const moment = z.codec(z.string(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
const schema = z.array(z.object({ id: z.int(), at: moment }));
const list = (length: number) => Array.from({ length }, (_, id) => ({ id, at: '2026-01-02T03:04:05.000Z' }));

async function decoded(value: unknown, by: z.ZodMiniType = schema) {
  let pauses = 0;
  const pause = async () => void (pauses += 1);
  return { result: await decodeInSlices(by, value, pause), pauses: () => pauses };
}

test('what does not fit its schema is refused, wherever it stands', async () => {
  await expect(decoded('no list')).rejects.toThrow(z.core.$ZodError);
  await expect(decoded([...list(1000), { id: 'x' }])).rejects.toThrow(z.core.$ZodError);
});

test('a short list, and what is no list, is decoded at once', async () => {
  for (const [value, by] of [
    [list(200), schema],
    [{ plays: list(1000) }, z.object({ plays: schema })],
  ] as const) {
    const { result, pauses } = await decoded(value, by);
    expect(result).toEqual(z.decode(by as z.ZodMiniType, value));
    expect(pauses()).toBe(0);
  }
});

test('a long list is decoded as it would be at once, with a pause after each two hundred', async () => {
  const { result, pauses } = await decoded(list(1001));
  expect(result).toEqual(z.decode(schema, list(1001)));
  expect(pauses()).toBe(5);
});

test('the pause of a page ends', async () => {
  expect(await decodeInSlices(schema, list(401))).toHaveLength(401);
});
