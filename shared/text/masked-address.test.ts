import { expect, test } from 'vitest';
import { maskedAddress, withMasked } from './masked-address.ts';

test('only the first letter and the domain of an address are seen', () => {
  expect(maskedAddress('bea@example.org')).toBe('b…@example.org');
  expect(maskedAddress('no address')).toBe('…');
});

test('an address is masked wherever it stands in an answer of a mail server', () => {
  expect(withMasked('550 <Bea@example.org> and bea@example.org: no', 'Bea@example.org')).toBe(
    '550 <B…@example.org> and B…@example.org: no',
  );
});
