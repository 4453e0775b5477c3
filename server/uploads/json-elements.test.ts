import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type JsonErrors, jsonElements, type Section } from './json-elements.ts';
import { MAX_DEPTH, MAX_KEYS } from './json-picker.ts';

const ERRORS: JsonErrors = {
  emptyFile: () => new Error('empty'),
  noJson: () => new Error('no JSON'),
  brokenJson: () => new Error('broken'),
  cutOff: () => new Error('cut off'),
  noUtf8: () => new Error('no UTF-8'),
  beyondLimit: (words) => new Error(words),
};

/** A file in memory, read in pieces of these sizes in turn. */
function fileOf(text: string, pieces: readonly number[] = [64 * 1024]) {
  const bytes = Buffer.from(text);
  return {
    head: (length: number) => Promise.resolve(bytes.subarray(0, length)),
    async *chunks() {
      for (let from = 0, turn = 0; from < bytes.length; turn += 1) {
        const length = pieces[turn % pieces.length] ?? 1;
        yield bytes.subarray(from, from + length);
        from += length;
      }
    },
  };
}

async function read(text: string, sections: Record<string, Section>, pieces?: readonly number[]) {
  const found: { list: string; element: unknown }[] = [];
  for await (const { list, element } of jsonElements(fileOf(text, pieces), sections, ERRORS))
    found.push({ list, element });
  return found;
}

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A schema, with a simpler definition of what it keeps of a value. */
interface Element {
  schema: z.ZodType;
  keep: (value: unknown) => unknown;
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nothingInside = (value: unknown) => (Array.isArray(value) ? [] : isObject(value) ? {} : value);
const SCALAR: Element = { schema: scalar, keep: nothingInside };
const WHOLE: Element = { schema: z.unknown(), keep: (value) => value };
const listOf = ({ schema, keep }: Element): Element => ({
  schema: z.array(schema),
  keep: (value) => (Array.isArray(value) ? value.map(keep) : nothingInside(value)),
});
const objectOf = (fields: Record<string, Element>): Element => ({
  schema: z.object(Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema]))),
  keep: (value) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, inner]) =>
            Object.hasOwn(fields, key) ? [[key, fields[key]?.keep(inner)]] : [],
          ),
        )
      : nothingInside(value),
});
const orNull = ({ schema, keep }: Element): Element => ({ schema: z.nullish(schema), keep });

const names = fc.constantFrom('a', 'b', 'c', 'd', 'toString', 'ä"\\n', '');
const { kept } = fc.letrec<{ kept: Element }>((tie) => ({
  kept: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(SCALAR, WHOLE),
    tie('kept').map(listOf),
    tie('kept').map(orNull),
    fc.dictionary(names, tie('kept'), { maxKeys: 3, noNullPrototype: true }).map(objectOf),
  ),
}));
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()),
    fc.constantFrom(null, true, false),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(names, fc.string()), tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

test('the result equals JSON.parse without unknown keys, for any split into chunks', async () => {
  const top = fc.dictionary(fc.oneof(names, fc.string()), json, { maxKeys: 5, noNullPrototype: true });
  const sections = fc.dictionary(names, fc.tuple(fc.boolean(), kept), { maxKeys: 3, noNullPrototype: true });
  const pieces = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(top, sections, pieces, fc.constantFrom(0, 2), async (value, asked, sizes, indent) => {
      const text = JSON.stringify(value, null, indent);
      const parsed = Object.entries(JSON.parse(text) as Record<string, unknown>);
      const expected = parsed.flatMap(([list, inner]) => {
        const [isList, { keep }] = (Object.hasOwn(asked, list) && asked[list]) || [false, { keep: () => undefined }];
        if (!Object.hasOwn(asked, list)) return [];
        if (!isList) return [{ list, element: keep(inner) }];
        return Array.isArray(inner) ? inner.map((element: unknown) => ({ list, element: keep(element) })) : [];
      });
      const schemas = Object.entries(asked).map(([name, [isList, { schema }]]) => [name, { isList, schema }] as const);
      expect(await read(text, Object.fromEntries(schemas), sizes)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('a text that JSON.parse rejects is rejected, in known and in skipped parts', async () => {
  const sections = { a: { isList: true, schema: z.object({ b: scalar }) } };
  const good = '{"a":[{"b":1,"x":[true,{}]},{}],"x":{"y":[null,"é"]}}';
  await fc.assert(
    fc.asyncProperty(
      fc.nat(good.length - 1),
      fc.constantFrom('', '"', '{', '}', '[', ']', ',', ':', '1', 'n', '\\', ' '),
      fc.integer({ min: 1, max: 9 }),
      async (place, with_, size) => {
        const text = good.slice(0, place) + with_ + good.slice(place + 1);
        const wanted = parses(text);
        const got = await read(text, sections, [size]).then(
          () => true,
          () => false,
        );
        expect(got).toBe(wanted);
      },
    ),
    { numRuns: 500 },
  );
});

function parses(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}

describe('an error names the limit and its place:', () => {
  const game = z.object({ title: z.string(), tags: z.array(z.string()).max(3), more: z.unknown() });
  const sections = { games: { isList: true, schema: game }, profile: { isList: false, schema: z.object({}) } };
  const million = 1_300_000;
  const overLimit: [name: string, text: string, words: RegExp][] = [
    ['levels', `{"games":[{"x":${'['.repeat(100)}`, /^Under "games", entry 1, x.*at most 64 levels/],
    ['levels in a list', `{"games":${'['.repeat(100)}`, /^Under "games", entry 1.*at most 64 levels/],
    [
      'entries of a nested list',
      '{"games":[{},{"tags":["a","b","c","d"]}]}',
      /^Under "games", entry 2, tags: .*at most 3 entries/,
    ],
    [
      'keys of a game',
      `{"games":[{${Array.from({ length: MAX_KEYS + 1 }, (_, n) => `"k${n}":0`).join(',')}}]}`,
      /^Under "games", entry 1: .*at most 10,000 keys/,
    ],
    [
      'keys at the top',
      `{${Array.from({ length: MAX_KEYS + 1 }, (_, n) => `"k${n}":0`).join(',')}}`,
      /^At the top: .*at most 10,000 keys/,
    ],
    ['a known text', `{"games":[{"title":"${'x'.repeat(million)}`, /^Under "games", entry 1, title: .*1 MB/],
    ['an unknown text', `{"games":[{"x":"${'x'.repeat(million)}`, /^Under "games", entry 1, x: .*1 MB/],
    ['a text of escapes', `{"profile":{"x":"${'\\n'.repeat(million / 2)}`, /^Under "profile", x: .*1 MB/],
    ['a number', `{"games":[{"x":${'1'.repeat(million)}`, /^Under "games", entry 1, x: .*1 MB/],
    ['a key', `{"games":[{"${'k'.repeat(million)}`, /^Under "games", entry 1.*1 MB/],
    ['white space', `{"games":[${' '.repeat(million)}`, /^Under "games".*1 MB/],
    [
      'one entry as a whole',
      `{"games":[{"more":[${Array.from({ length: 9 }, () => `"${'x'.repeat(1_000_000)}"`).join(',')}]}]}`,
      /^Under "games", entry 1: one entry has at most 8 MB/,
    ],
  ];
  test.each(overLimit)('%s', async (_name, text, words) => {
    await expect(read(text, sections)).rejects.toThrow(words);
  });

  test('values within the limits are parsed', async () => {
    const deep = `{"games":[{"x":${'['.repeat(MAX_DEPTH - 3)}${']'.repeat(MAX_DEPTH - 3)},"title":"${'x'.repeat(900_000)}"}]}`;
    expect(await read(deep, sections)).toEqual([{ list: 'games', element: { title: 'x'.repeat(900_000) } }]);
  });
});
