import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barcodeKey, checkDigit, readBarcode } from './barcode.ts';

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));
/** Valid codes of 8, 12 and 13 digits. */
const codes = fc
  .constantFrom(7, 11, 12)
  .chain(digits)
  .filter((others) => /[1-9]/.test(others))
  .map((others) => others + checkDigit(others));

test.each([
  '',
  '0000000000000',
  '4006381333932',
  '400638133393',
  '12345',
  '4006381333931 5',
  '４００６３８１３３３９３１',
  'ISBN 4006381333931',
  '4006381333931\0',
])('%j is not a valid barcode', (text) => {
  expect(readBarcode(text)).toBeNull();
});

test.each([
  ['4006381333931', '4006381333931'],
  [' 4 006381-333931 ', '4006381333931'],
  ['036000291452', '0036000291452'],
  ['0036000291452', '0036000291452'],
  ['96385074', '96385074'],
])('%j is normalized to %s', (text, kept) => {
  expect(readBarcode(text)).toBe(kept);
});

test('a code with one wrong digit is rejected', () => {
  fc.assert(
    fc.property(codes, fc.nat(), fc.integer({ min: 1, max: 9 }), (code, at, by) => {
      const place = at % code.length;
      const wrong = code.slice(0, place) + ((Number(code[place]) + by) % 10) + code.slice(place + 1);
      expect(readBarcode(wrong)).toBeNull();
    }),
  );
});

test('normalizing is idempotent, and all spellings of a code have the same key', () => {
  fc.assert(
    fc.property(codes, fc.array(fc.nat(12), { maxLength: 4 }), (code, places) => {
      const grouped = places.reduce((text, place) => `${text.slice(0, place)}-${text.slice(place)}`, code);
      const kept = readBarcode(grouped) ?? '';
      expect(readBarcode(kept)).toBe(kept);
      expect([barcodeKey(grouped), barcodeKey(` ${code} `)]).toEqual([barcodeKey(kept), barcodeKey(kept)]);
      expect(barcodeKey(kept)).not.toBeNull();
    }),
  );
});

test('a UPC-A code and its EAN-13 form are equal', () => {
  fc.assert(
    fc.property(digits(11), (others) => {
      const code = others + checkDigit(others);
      expect(readBarcode(`0${code}`)).toBe(readBarcode(code));
      expect(barcodeKey(`0${code}`)).toBe(barcodeKey(code));
    }),
  );
});

test('an imported text that is not a number has no key', () => {
  expect(['', '0', ' - ', 'see the lid', '12a'].map(barcodeKey)).toEqual([null, null, null, null, null]);
});
