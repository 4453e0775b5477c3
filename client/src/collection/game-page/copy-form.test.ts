import { expect, test } from 'vitest';
import type { Copy } from '#shared/copies/copies-contract.ts';
import { type CopyFields, copyOf, fieldsOf, placesFor } from './copy-form.ts';

const BLANK = fieldsOf(null, []);
const errorsOf = (typed: Partial<CopyFields>) => {
  const read = copyOf({ ...BLANK, ...typed });
  return 'errors' in read ? Object.keys(read.errors) : [];
};
const sentOf = (typed: Partial<CopyFields>) => {
  const read = copyOf({ ...BLANK, ...typed });
  if (!('copy' in read)) throw new Error('the copy was refused');
  return read.copy;
};

test.each([
  [{ pricePaid: 'much', priceCurrency: 'EUR' }, 'pricePaid'],
  [{ pricePaid: '-1', priceCurrency: 'EUR' }, 'pricePaid'],
  [{ pricePaid: '1.005', priceCurrency: 'EUR' }, 'pricePaid'],
  [{ pricePaid: '1,234.50', priceCurrency: 'EUR' }, 'pricePaid'],
  [{ pricePaid: '12' }, 'priceCurrency'],
  [{ acquiredOn: '1850-01-01' }, 'acquiredOn'],
  [{ barcode: '1'.repeat(61) }, 'barcode'],
  [{ barcode: '4006381333932' }, 'barcode'],
])('%o is rejected with an error for the field', (typed, field) => {
  expect(errorsOf(typed)).toEqual([field]);
});

test('a copy without any facts is valid', () => {
  expect(errorsOf({})).toEqual([]);
  expect(sentOf({ priceCurrency: 'EUR' })).toMatchObject({ pricePaid: null, priceCurrency: null, place: null });
});

test('a price can have a decimal comma', () => {
  expect(sentOf({ pricePaid: ' 34,90 ', priceCurrency: 'EUR' }).pricePaid).toBe(34.9);
});

const aCopy = (facts: Partial<Copy>): Copy => ({ ...sentOf({}), id: 1, gameId: 1, ...facts });

test('the form of a copy is parsed back to the same copy', () => {
  const copy = aCopy({ pricePaid: 0, priceCurrency: 'JPY', acquiredOn: '2020-02-29', place: 'Flat', isSleeved: true });
  const { id: _id, gameId: _gameId, ...known } = copy;
  expect(sentOf(fieldsOf(copy, []))).toEqual(known);
});

test('an imported barcode is kept until it is changed', () => {
  const copy = aCopy({ barcode: 'on the lid' });
  expect(copyOf({ ...fieldsOf(copy, []), place: 'Attic' }, copy)).toMatchObject({
    copy: { barcode: 'on the lid', place: 'Attic' },
  });
  expect(copyOf({ ...fieldsOf(copy, []), barcode: 'on the side' }, copy)).toHaveProperty('errors.barcode');
  expect(copyOf({ ...fieldsOf(copy, []), barcode: '0 36000 29145 2' }, copy)).toHaveProperty(
    'copy.barcode',
    '0036000291452',
  );
});

test('a new copy starts with the currency of the latest price', () => {
  const copies = ['EUR', 'USD', null].map((priceCurrency) => aCopy({ priceCurrency }));
  expect(fieldsOf(null, copies).priceCurrency).toBe('USD');
});

test('places are completed by the input, most copies first', () => {
  const copies = ['Attic', 'Flat', null, 'flat', 'Cottage'].map((place) => aCopy({ place }));
  expect(placesFor('', copies)).toEqual(['Flat', 'Attic', 'Cottage']);
  expect(placesFor('AT', copies)).toEqual(['Flat', 'Attic']);
  expect(placesFor('Flat', copies)).toEqual([]);
});
