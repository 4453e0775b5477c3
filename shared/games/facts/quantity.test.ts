import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAgeRange } from '../age-range.ts';
import { parseQuantity } from './quantity.ts';

const NONE = null;

describe('players in words', () => {
  test.each([
    ['2 bis 4 Spieler', 2, 4],
    ['zwei bis vier Spieler', 2, 4],
    ['3 bis 6 Spielende', 3, 6],
    ['zwischen 2 und 5 Spielern', 2, 5],
    ['mindestens 2, höchstens 4 Spieler', 2, 4],
    ['min. 2 – max. 4 joueurs', 2, 4],
    ['zwei-Personen', 2, 2],
    ['2 à 4 joueurs', 2, 4],
    ['entre 3 et 12 joueurs', 3, 12],
    ['2 a 4 jugadores', 2, 4],
    ['entre 2 y 4 jugadores', 2, 4],
    ['da 2 a 4 giocatori', 2, 4],
    ['De 2 à 4 joueurs', 2, 4],
    ['Für 2-4 Spieler', 2, 4],
    ['van 2 tot 4 spelers', 2, 4],
    ['two to 4 players', 2, 4],
    ['2 a 4 giocatori', 2, 4],
    ['2 ad 8 giocatori', 2, 8],
    ['tra 2 e 4 giocatori', 2, 4],
    ['2 tot 4 spelers', 2, 4],
    ['2 t/m 4 spelers', 2, 4],
    ['tussen de 2 en 4 spelers', 2, 4],
    ['od 2 do 4 graczy', 2, 4],
    ['od dwóch do czterech graczy', 2, 4],
    ['między 2 a 4 graczy', 2, 4],
    ['2 até 4 jogadores', 2, 4],
    ['2～4人用', 2, 4],
    ['２〜４人', 2, 4],
    ['2人から4人', 2, 4],
    ['2名~4名', 2, 4],
    ['ca. 2-4 players', 2, 4],
    ['1 Spieler', 1, 1],
    ['ab 2 Spielern', 2, Infinity],
    ['2 joueurs ou plus', 2, Infinity],
    ['à partir de 3 joueurs', 3, Infinity],
    ['3人以上', 3, Infinity],
    ['2+ players', 2, Infinity],
  ])('%j are %s to %s', (text, min, max) => {
    const range = parseQuantity(text, 'players');
    expect([range?.min ?? null, range?.max ?? null]).toEqual([min, max]);
  });

  test.each([
    'up to 4 players',
    'bis zu 4 Spieler',
    "jusqu'à 4 joueurs",
    'hasta 4 jugadores',
    'fino a 4 giocatori',
    'maximaal 4 spelers',
    'do 4 graczy',
    '最大4人',
    '4人まで',
    '2 oder 4 Spieler',
    '2/4 giocatori',
    '2, 4 Spieler',
    '2.5 players',
    '10.000 Spieler',
    '45 min',
    '8 Jahre',
    'zwei Spieler',
    'due to 4 players',
    'gioco da 2 giocatori',
    'un jeu de 2 joueurs',
    'for 2 players',
  ])('%j are no range', (text) => {
    expect(parseQuantity(text, 'players')?.min ?? null).toBeNull();
  });
});

test.each([
  ['8', 8, 8],
  ['10+', 10, NONE],
  ['10 +', 10, NONE],
  ['8–12', 8, 12],
  ['5-10', 5, 10],
  ['8 bis 12 Jahre', 8, 12],
  ['ab 12', 12, NONE],
  ['ab 8 J.', 8, NONE],
  ['21 and up', 21, NONE],
  ['8 & up', 8, NONE],
  ['8 years and up', 8, NONE],
  ['10 Jahre und älter', 10, NONE],
  ['dès 8 ans', 8, NONE],
  ["dès l'âge de 8 ans", 8, NONE],
  ['à partir de 10 ans', 10, NONE],
  ['a partir de los 10 años', 10, NONE],
  ['8 años en adelante', 8, NONE],
  ['dai 10 anni in su', 10, NONE],
  ['dagli 8 ai 12 anni', 8, 12],
  ['vanaf 10 jaar', 10, NONE],
  ['od 8 lat', 8, NONE],
  ['8 lat i więcej', 8, NONE],
  ['8歳以上', 8, NONE],
  ['8才〜', 8, NONE],
  ['10歳から', 10, NONE],
  ['96 months', 8, 8],
  ['36 Monate und älter', 3, NONE],
  ['ages 8 to 12', 8, 12],
  ['Alter: 8+', 8, NONE],
  ['Up to 8', NONE, 8],
  ['bis 8 Jahre', NONE, 8],
  ['under 3 years', NONE, 3],
  ['poniżej 3 lat', NONE, 3],
  ['3歳未満', NONE, 3],
  ['All ages', NONE, NONE],
  ['全年齢', NONE, NONE],
])('the age %j is %s to %s', (text, min, max) => {
  expect(parseAgeRange(text)).toEqual({ min, max });
});

test.each(['', 'grown-ups', '8 or so', '8, 10 and 12', '2 bis 4 Spieler', '30 min'])('%j is no age', (text) => {
  expect(parseAgeRange(text)).toBeNull();
});

test.each([
  ['45', 45, 45],
  ['ca. 45 Minuten', 45, 45],
  ['30–60 min.', 30, 60],
  ['2 hours', 120, 120],
  ['1-2 Stunden', 60, 120],
  ['1,5 Std.', 90, 90],
  ['1½ hours', 90, 90],
  ['1 h 30', 90, 90],
  ['1h30', 90, 90],
  ['1 Std. 30 Min.', 90, 90],
  ['1 ora e 30 minuti', 90, 90],
  ['1 heure et demie', 90, 90],
  ['una hora y media', 90, 90],
  ['hora y media', 90, 90],
  ['an hour and a half', 90, 90],
  ['one and a half hours', 90, 90],
  ['two and a half hours', 150, 150],
  ['half an hour to an hour', 30, 60],
  ['eine Dreiviertelstunde', 45, 45],
  ['anderthalb bis zwei Stunden', NONE, NONE],
  ["un quart d'heure", 15, 15],
  ['entre media hora y una hora', 30, 60],
  ["1h30'", 90, 90],
  ["45'", 45, 45],
  ["4'", NONE, NONE],
  ['45 minutes environ', 45, 45],
  ['zehn Minuten', NONE, NONE],
  ['2 horas y media', 150, 150],
  ['1時間半', 90, 90],
  ['約30分', 30, 30],
  ['30分～1時間', 30, 60],
  ['30 min - 1 h', 30, 60],
  ['45 à 60 minutes', 45, 60],
  ['od 30 do 45 minut', 30, 45],
  ['30 tot 45 min', 30, 45],
  ['up to 90 minutes', NONE, 90],
  ['within 30 minutes', NONE, 30],
  ['30 min per player', NONE, NONE],
])('the time %j is %s to %s minutes', (text, min, max) => {
  const time = parseQuantity(text, 'time');
  expect([time?.min ?? null, time?.max ?? null]).toEqual([min, max]);
});

/** A range in the words of each language, with its unit. */
const RANGES: readonly ((a: number, b: number) => string)[] = [
  (a, b) => `${a} to ${b} players`,
  (a, b) => `between ${a} and ${b} people`,
  (a, b) => `${a} bis ${b} Spielerinnen`,
  (a, b) => `zwischen ${a} und ${b} Personen`,
  (a, b) => `${a} à ${b} joueurs`,
  (a, b) => `entre ${a} et ${b} joueurs`,
  (a, b) => `${a} a ${b} jugadores`,
  (a, b) => `entre ${a} y ${b} personas`,
  (a, b) => `${a} a ${b} giocatori`,
  (a, b) => `fra ${a} e ${b} giocatori`,
  (a, b) => `${a} tot en met ${b} spelers`,
  (a, b) => `od ${a} do ${b} osób`,
  (a, b) => `${a}人から${b}人`,
  (a, b) => `${a}～${b}名`,
];
const count = fc.integer({ min: 1, max: 99 });

test('a range in the words of any language is that range, and never one number of the two', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RANGES), count, count, (write, a, b) => {
      expect(parseQuantity(write(a, b), 'players')).toEqual({ min: Math.min(a, b), max: Math.max(a, b) });
    }),
  );
});

test('every text is read in time that grows with its length only, and no answer has its ends exchanged', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('2', '4', '-', ' bis ', ' a ', '人', ' min ', ' h ', '+', ' und ', ' ab ', '.', ','), {
        maxLength: 40,
      }),
      fc.constantFrom('players' as const, 'time' as const, 'age' as const),
      (parts, kind) => {
        const found = parseQuantity(parts.join(''), kind);
        if (found && found.min !== null && found.max !== null) expect(found.min).toBeLessThanOrEqual(found.max);
      },
    ),
  );
});
