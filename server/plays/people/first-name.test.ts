import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Ana Sá', 'Ana'],
  ['  Ben ', 'Ben'],
  ['Müller, Cara', 'Cara'],
  ['Dr. Ana Sá', 'Ana'],
  ['Prof. Dr. Ben Ito', 'Ben'],
  ['Dr. Sá', 'Sá'],
  ['Dr', 'Dr'],
  ['Mira Dr.', 'Mira'],
  ['ben@example.org', null],
  ['   ', null],
  [null, null],
  ['x'.repeat(80), 'x'.repeat(24)],
  ['🎲'.repeat(30), '🎲'.repeat(24)],
])('the name %j is shown to other guests as %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});

test('other guests never see an address or more than one word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const first = firstName(name);
      expect(first === null || (!/[@\s]/.test(first) && Array.from(first).length <= 24)).toBe(true);
    }),
  );
});
