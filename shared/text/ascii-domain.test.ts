import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withAsciiDomain } from './ascii-domain.ts';

test.each([
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['ana@BÜCHER.example', 'ana@xn--bcher-kva.example'],
  ['ana@日本.example', 'ana@xn--wgv71a.example'],
])('%s is written as %s', (address, ascii) => {
  expect(withAsciiDomain(address)).toBe(ascii);
});

test.each(['ana@example.org', 'änne@example.org', 'ana@bü/cher.example', 'ana@bücher.example:25', 'bücher', ''])(
  "'%s' stays",
  (address) => {
    expect(withAsciiDomain(address)).toBe(address);
  },
);

test('what comes before the domain stays, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (local, domain) => {
      const address = `${local}@${domain.replaceAll('@', '')}`;
      const ascii = withAsciiDomain(address);
      expect(ascii.slice(0, ascii.lastIndexOf('@'))).toBe(local);
      expect(withAsciiDomain(ascii)).toBe(ascii);
    }),
  );
});
