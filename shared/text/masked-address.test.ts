import { expect, test } from 'vitest';
import { maskedAddress, withMasked } from './masked-address.ts';

test('only the first letter and the domain of an address are seen', () => {
  expect(maskedAddress('bea@example.org')).toBe('b…@example.org');
  expect(maskedAddress('no address')).toBe('…');
});

test('no address stands in a mail server’s answer, in whatever spelling, nor the part before its at sign', () => {
  expect(
    withMasked(
      '550 5.1.1 user jane.doe unknown; forwards to <j.private@gmail.example> (was Jane.Doe@Example.ORG)',
      'jane.doe@example.org',
    ),
  ).toBe('550 5.1.1 user … unknown; forwards to <j…@gmail.example> (was J…@Example.ORG)');
});
