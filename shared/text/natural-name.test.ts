import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naturalName } from './natural-name.ts';

test.each([
  ['Müller, Cara', 'Cara Müller'],
  ['Müller , Cara Maria', 'Cara Maria Müller'],
  ['van der Berg, Jan', 'Jan van der Berg'],
  ['Müller, Cara (Sales)', 'Cara Müller (Sales)'],
  ['Cara Müller', 'Cara Müller'],
  ['Martin King, Jr.', 'Martin King, Jr.'],
  ['Ana Sá, PhD', 'Ana Sá, PhD'],
  ['Müller,', 'Müller,'],
  [', Cara', ', Cara'],
  ['One, two, three', 'One, two, three'],
  ['', ''],
])('%j is converted to %j', (written, spoken) => {
  expect(naturalName(written)).toBe(spoken);
});

test('a name without a comma is unchanged, and no letter is lost', () => {
  const letters = (text: string) => text.replaceAll(/[\s,]/g, '').split('').toSorted().join('');
  fc.assert(
    fc.property(fc.string(), (name) => {
      if (!name.includes(',')) expect(naturalName(name)).toBe(name);
      expect(letters(naturalName(name))).toBe(letters(name));
    }),
  );
});
