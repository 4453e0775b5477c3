import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JsonErrors, jsonElements, MAX_DEPTH, type Sections } from './json-elements.ts';

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

async function read(text: string, sections: Sections<string>, pieces?: readonly number[]) {
  const found: { list: string; element: unknown }[] = [];
  for await (const { list, element } of jsonElements(fileOf(text, pieces), sections, ERRORS))
    found.push({ list, element });
  return found;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const names = fc.constantFrom('a', 'b', 'c', 'd', 'toString', 'ä"\\n');
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()),
    fc.constantFrom(null, true, false),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(names, fc.string()), tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

test('the result equals JSON.parse without other sections, for any split into chunks', async () => {
  const top = fc.dictionary(fc.oneof(names, fc.string()), json, { maxKeys: 5, noNullPrototype: true });
  const sections = fc.dictionary(names, fc.boolean(), { maxKeys: 3, noNullPrototype: true });
  const pieces = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(top, sections, pieces, fc.constantFrom(0, 2), async (value, asked, sizes, indent) => {
      const text = JSON.stringify(value, null, indent);
      const parsed = Object.entries(JSON.parse(text) as Record<string, unknown>);
      const lists = Object.keys(asked).filter((name) => asked[name]);
      const objects = Object.keys(asked).filter((name) => !asked[name]);
      const expected = parsed.flatMap(([list, inner]) => {
        if (objects.includes(list)) return [{ list, element: inner }];
        return lists.includes(list) && Array.isArray(inner) ? inner.map((element) => ({ list, element })) : [];
      });
      expect(await read(text, { lists, objects }, sizes)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('a text that JSON.parse rejects is rejected, in known and in skipped parts', async () => {
  const sections = { lists: ['a'] };
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
  const sections = { lists: ['games'], objects: ['profile'] };
  const million = 1_300_000;
  const overLimit: [name: string, text: string, words: RegExp][] = [
    ['levels', `{"games":[{"x":${'['.repeat(100)}`, /^Under "games", entry 1: .*at most 64 levels/],
    ['levels in a list', `{"games":${'['.repeat(100)}`, /^Under "games", entry 1.*at most 64 levels/],
    ['a known text', `{"games":[{"title":"${'x'.repeat(million)}`, /^Under "games", entry 1: .*1 MB/],
    ['an unknown text', `{"games":[{"x":"${'x'.repeat(million)}`, /^Under "games", entry 1: .*1 MB/],
    ['a text of escapes', `{"profile":{"x":"${'\\n'.repeat(million / 2)}`, /^Under "profile": .*1 MB/],
    ['a number', `{"games":[{"x":${'1'.repeat(million)}`, /^Under "games", entry 1: .*1 MB/],
    ['a key', `{"games":[{"${'k'.repeat(million)}`, /^Under "games", entry 1.*1 MB/],
    ['white space', `{"games":[${' '.repeat(million)}`, /^Under "games".*1 MB/],
    [
      'one entry as a whole',
      `{"games":[{"more":[${Array.from({ length: 9 }, () => `"${'x'.repeat(1_000_000)}"`).join(',')}]}]}`,
      /^Under "games", entry 1: one entry has at most 8 MB/,
    ],
    [
      'one entry of very many values',
      `{"games":[{},{"x":[${'{},'.repeat(200_000)}{}]}]}`,
      /^Under "games", entry 2: .*8 MB/,
    ],
    ['a list in place of an object', `{"profile":[${'{},'.repeat(200_000)}{}]}`, /^Under "profile", entry \d+: .*8 MB/],
    ['an object of very many keys', `{"profile":{${'"k":0,'.repeat(300_000)}"x":0}}`, /^Under "profile": .*8 MB/],
  ];
  test.each(overLimit)('%s', async (_name, text, words) => {
    await expect(read(text, sections)).rejects.toThrow(words);
  });

  test('lists that nobody reads may be as long as the file', async () => {
    const many = `[${'{"a":[0]},'.repeat(200_000)}{}]`;
    expect(await read(`{"x":${many},"games":[1],"y":${many}}`, sections)).toEqual([{ list: 'games', element: 1 }]);
  });

  test('values within the limits are parsed', async () => {
    const deep = `{"x":${'['.repeat(MAX_DEPTH - 3)}${']'.repeat(MAX_DEPTH - 3)},"title":"${'x'.repeat(900_000)}"}`;
    expect(await read(`{"games":[${deep}]}`, sections)).toEqual([{ list: 'games', element: JSON.parse(deep) }]);
  });
});
