import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameKey } from '#shared/text/person-name.ts';
import { playerNames } from './player-names.ts';

const listed = (...names: (string | null)[]) => names.map((name, place) => ({ email: `guest${place}@b.org`, name }));
const person = (name: string, ...spellings: string[]) => ({ name, spellings: [nameKey(name), ...spellings] });

test('a guest with a known name or spelling gets the name of that person', () => {
  expect(playerNames(listed('ana  SÁ', 'Benedict'), [person('Ana Sá'), person('Ben', 'benedict')])).toEqual([
    'Ana Sá',
    'Ben',
  ]);
});

test('a guest whose first name matches one known person gets the name of that person', () => {
  expect(playerNames(listed('Tom Brandt'), [person('Tom')])).toEqual(['Tom']);
});

test('a first name is matched even if other guests are on the list', () => {
  expect(playerNames(listed('Tom Brandt', 'Ida Ek'), [person('Tom')])).toEqual(['Tom', 'Ida Ek']);
});

test('further players with the same name get numbers', () => {
  expect(playerNames(listed('Tom', 'Tom', 'tom', 'Tom 2'), [])).toEqual(['Tom', 'Tom 2', 'tom 3', 'Tom 2 2']);
});

test('a first name that two guests share is not matched', () => {
  expect(playerNames(listed('Tom Brandt', 'Tom Ek'), [person('Tom')])).toEqual(['Tom Brandt', 'Tom Ek']);
});

test('a guest is not matched to a person who is listed under their own name', () => {
  expect(playerNames(listed('Tom', 'Thomas Ek'), [person('Tom', 'thomas')])).toEqual(['Tom', 'Thomas Ek']);
});

test('a guest without a name gets the local part of their address', () => {
  expect(playerNames([{ email: 'ida.k@b.org', name: null }], [])).toEqual(['ida.k']);
});

test('no two players get the same name', () => {
  const name = fc.option(fc.constantFrom('Tom', 'tom', 'Tom Brandt', 'Ana', 'Tom 2', '', ' '));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 8 }), (names) => {
      const given = playerNames(listed(...names), [person('Tom', 'tom brandt'), person('Ana')]);
      expect(given).toHaveLength(names.length);
      expect(new Set(given.map(nameKey)).size).toBe(names.length);
      expect(given.every((one) => one.trim() !== '')).toBe(true);
    }),
  );
});
