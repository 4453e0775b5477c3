import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exceeds } from './json-body.ts';

/** Values of a JSON value, where an empty list or object counts as if it held one, and its levels. */
function sizeOf(value: unknown): { values: number; levels: number } {
  if (typeof value !== 'object' || value === null) return { values: 1, levels: 0 };
  const inside = Object.values(value).map(sizeOf);
  return {
    values:
      1 +
      Math.max(
        1,
        inside.reduce((sum, { values }) => sum + values, 0),
      ),
    levels: 1 + Math.max(0, ...inside.map(({ levels }) => levels)),
  };
}

test('values and levels of any JSON are counted, whatever its texts contain', () => {
  const marks = fc.string({ unit: fc.constantFrom('"', '\\', ',', '[', '}', 'é', 'x') });
  const { value } = fc.letrec<{ value: fc.JsonValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      marks,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(null, true),
      fc.array(tie('value')),
      fc.dictionary(marks, tie('value')),
    ),
  }));
  fc.assert(
    fc.property(value, fc.constantFrom(0, 2), (json, indent) => {
      const text = JSON.stringify(json, null, indent);
      const size = sizeOf(json);
      expect(exceeds(text, size)).toBe(false);
      expect(exceeds(text, { ...size, values: size.values - 1 })).toBe(true);
      if (size.levels > 0) expect(exceeds(text, { ...size, levels: size.levels - 1 })).toBe(true);
    }),
  );
});

test('text that is no JSON is not read beyond the limits', () => {
  expect(exceeds('"unfinished, [', { values: 1, levels: 0 })).toBe(false);
  expect(exceeds('"\\', { values: 1, levels: 0 })).toBe(false);
  expect(exceeds(']]]]', { values: 1, levels: 0 })).toBe(false);
  expect(exceeds('[[[[', { values: 10, levels: 3 })).toBe(true);
});
