import { expect, test } from 'vitest';
import { write } from './message.ts';
import { partsOf } from './read-message.ts';

const bracketed = (inner: string[]) => `[${inner.join('')}]`;
const written = (message: string, values: Parameters<typeof write<string>>[1], locale = 'en-GB') =>
  write<string>(partsOf(message), values, locale).join('');

test.each(['{', '{count, plural}', '<b>open'])('%j is no message', (message) => {
  expect(() => partsOf(message)).toThrow(SyntaxError);
});

test.each(['{day, date, short}', '{count, plural, offset:1 other {#}}', '{part, number, percent}'])(
  'what messages get as texts is refused: %j',
  (message) => {
    expect(() => partsOf(message)).toThrow('in a way that is not known');
  },
);

test.each([
  ['{name} and {count}', { name: 'Ana', count: 1200 }, 'Ana and 1200'],
  ['{count, number} plays', { count: 1200 }, '1,200 plays'],
  ['{count, plural, =0 {no games} one {# game} other {# games}}', { count: 0 }, 'no games'],
  ['{count, plural, =0 {no games} one {# game} other {# games}}', { count: 1 }, '1 game'],
  [
    '{count, plural, one {# game of {name}} other {# games of {name}}}',
    { count: 1200, name: 'Bo' },
    '1,200 games of Bo',
  ],
  ['{count, plural, =1 {only # game} other {# games}}', { count: 1 }, 'only 1 game'],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
  ['{who, select, you {You come} other {{who} comes}}', { who: 'you' }, 'You come'],
  ['{who, select, you {You come} other {{who} comes}}', { who: 'Ana' }, 'Ana comes'],
  ['<b>{name}</b> has {count, plural, other {<b>#</b>}}', { name: 'Ana', count: 2, b: bracketed }, '[Ana] has [2]'],
])('%s', (message, values, text) => {
  expect(written(message, values)).toBe(text);
});

test('numbers and plurals follow the language', () => {
  const message = '{count, plural, one {# partie} other {# parties}}';
  expect(written(message, { count: 0 }, 'fr')).toBe('0 partie');
  expect(written(message, { count: 1200 }, 'de')).toBe('1.200 parties');
});

test('what is no text stays what it is', () => {
  const element = { a: 1 };
  expect(write<object>(partsOf('With {one}.'), { one: element }, 'en')).toEqual(['With ', element, '.']);
});
