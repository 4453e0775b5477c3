import { expect, test } from 'vitest';
import { markup, type Part } from '../http/markup.ts';
import { inLanguage } from './language.ts';
import { wordsIn } from './words-in.ts';

const de = {
  'Count me in': 'Ich bin dabei',
  '{name} knows.': '{name} weiß es.',
  '{seats, plural, one {One seat is yours.} other {# seats are yours.}}':
    '{seats, plural, one {Ein Platz gehört dir.} other {# Plätze gehören dir.}}',
  'It was {before}; now it is <b>{now}</b>.': 'Er war {before}; jetzt ist er <b>{now}</b>.',
};
const { t, rich, known } = wordsIn({ de, fr: de, es: de });
const inGerman = <T>(write: () => T): T => inLanguage('de', write);
const bold = (inner: Part) => markup`<b>${inner}</b>`;

test('a message is English unless its reader reads another language', () => {
  expect(t('Count me in')).toBe('Count me in');
  expect(inGerman(() => t('Count me in'))).toBe('Ich bin dabei');
  expect(inGerman(() => t('{name} knows.', { name: '<b>Ö & {x}' }))).toBe('<b>Ö & {x} weiß es.');
});

test('plurals and numbers are those of the language', () => {
  const seats = (count: number) =>
    t('{seats, plural, one {One seat is yours.} other {# seats are yours.}}', { seats: count });
  expect([seats(1), seats(2)]).toEqual(['One seat is yours.', '2 seats are yours.']);
  expect(inGerman(() => [seats(1), seats(2000)])).toEqual(['Ein Platz gehört dir.', '2.000 Plätze gehören dir.']);
});

test('markup stands in a message, and text in it is escaped', () => {
  const said = () =>
    rich('It was {before}; now it is <b>{now}</b>.', { before: 'a < b', now: markup`<i>c</i>`, b: bold }).html;
  expect(said()).toBe('It was a &lt; b; now it is <b><i>c</i></b>.');
  expect(inGerman(said)).toBe('Er war a &lt; b; jetzt ist er <b><i>c</i></b>.');
});

test('a sentence from elsewhere is translated if a catalogue has it', () => {
  expect(inGerman(() => [known('Count me in'), known('Something else')])).toEqual(['Ich bin dabei', 'Something else']);
});

test('what does not fit a message does not compile', () => {
  // @ts-expect-error -- no such message
  expect(t('Count me out')).toBe('Count me out');
  // @ts-expect-error -- another name
  expect(() => t('{name} knows.', { host: 'Ana' })).toThrow('name');
  // @ts-expect-error -- without its value
  expect(t('{name} knows.')).toBe('{name} knows.');
});
