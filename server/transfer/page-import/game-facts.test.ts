import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADDRESS, NOISE, page } from './made-up-pages.ts';
import { readPage } from './read-page.ts';

const read = async (body: string, description = '') => {
  const html = page({
    title: 'Mill Valley',
    head: `<meta property="og:type" content="product"><meta name="description" content="${description}">`,
    body: `<nav><a href="/">Players: 9</a></nav><main><h1>Mill Valley</h1>${body}</main>${NOISE}`,
  });
  const { players, duration, minAge } = await readPage({
    html: Buffer.from(html),
    charset: null,
    url: new URL(ADDRESS),
  });
  return [players, duration, minAge];
};

const FACTS = ['2-4', '45 min', 10];
const table = (rows: string[][]) =>
  `<table>${rows.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`;
const dl = (rows: string[][]) =>
  `<dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`;
const lines = (rows: string[][]) =>
  `<ul>${rows.map(([label, value]) => `<li><b>${label}:</b> ${value}</li>`).join('')}</ul>`;
const pairs = (rows: string[][]) =>
  rows.map(([label, value]) => `<div class="attr"><span>${label}</span> <span>${value}</span></div>`).join('');
const stacked = (rows: string[][]) =>
  rows.map(([label, value]) => `<div><div>${label}</div><div>${value}</div></div>`).join('');
const columns = (rows: string[][]) =>
  `<table><thead><tr>${rows.map(([label]) => `<th>${label}</th>`).join('')}</tr></thead><tbody><tr>${rows.map(([, value]) => `<td>${value}</td>`).join('')}</tr></tbody></table>`;
const broken = (rows: string[][]) => `<p>${rows.map(([label, value]) => `${label}: ${value}`).join('<br>')}</p>`;
const LAYOUTS = { table, dl, lines, pairs, stacked, columns, broken };

const LABELS: Record<string, string[][]> = {
  english: [
    ['Number of players', '2 - 4'],
    ['Playing time', '45 minutes'],
    ['Recommended age', '10 years and up'],
  ],
  'english of a retailer': [
    ['Players', '2 to 4 players'],
    ['Play time', 'approx. 45 min.'],
    ['Manufacturer recommended age', '120 months and up'],
  ],
  german: [
    ['Spieleranzahl', '2 bis 4'],
    ['Spieldauer', 'ca. 45 Min.'],
    ['Altersempfehlung', 'ab 10 Jahren'],
  ],
  'german with units in labels': [
    ['Anzahl der Spieler', '2-4 Personen'],
    ['Spielzeit (in Minuten)', '45'],
    ['Mindestalter', '10 Jahre'],
  ],
  french: [
    ['Nombre de joueurs', 'de 2 à 4'],
    ['Durée de la partie', '45 mn'],
    ['Âge', 'dès 10 ans'],
  ],
  spanish: [
    ['Número de jugadores', '2 a 4'],
    ['Duración', '45 minutos'],
    ['Edad recomendada', 'a partir de 10 años'],
  ],
  italian: [
    ['Numero di giocatori', 'da 2 a 4'],
    ['Durata della partita', '45 minuti'],
    ['Età', 'dai 10 anni in su'],
  ],
  dutch: [
    ['Aantal spelers', '2 tot 4'],
    ['Speelduur', '45 minuten'],
    ['Leeftijd', 'vanaf 10 jaar'],
  ],
  polish: [
    ['Liczba graczy', 'od 2 do 4'],
    ['Czas gry', 'ok. 45 minut'],
    ['Wiek', 'od 10 lat'],
  ],
  japanese: [
    ['プレイ人数', '2～4人'],
    ['プレイ時間', '約45分'],
    ['対象年齢', '10歳以上'],
  ],
  portuguese: [
    ['Número de jogadores', '2 a 4'],
    ['Duração', '45 minutos'],
    ['Idade', '10+'],
  ],
};

describe.each(Object.entries(LABELS))('labels in %s', (_language, rows) => {
  test.each(Object.entries(LAYOUTS))('are read from a layout of %s', async (_name, layout) => {
    expect(await read(layout(rows))).toEqual(FACTS);
  });
});

test.each([
  'A tile game for 2 to 4 players, 45 minutes, ages 10 and up.',
  'Ein Legespiel für 2 bis 4 Spieler ab 10 Jahren, Spieldauer ca. 45 Minuten.',
  'Für zwei bis vier Spielerinnen und Spieler ab 10 Jahren. Eine Partie dauert 45 Minuten.',
  'De 2 à 4 joueurs, à partir de 10 ans, environ 45 minutes.',
  'De 2 a 4 jugadores, a partir de 10 años, 45 minutos.',
  'Da 2 a 4 giocatori, dai 10 anni in su, 45 minuti.',
  'Voor 2 tot 4 spelers vanaf 10 jaar, speelduur 45 minuten.',
  'Gra dla od 2 do 4 graczy w wieku od 10 lat, czas gry około 45 minut.',
  '2～4人用、10歳以上、プレイ時間約45分。',
  '2-4 players | 45 min | 10+ years',
])('a sentence is read, in the description and in the text: %s', async (sentence) => {
  expect(await read('', sentence)).toEqual(FACTS);
  expect(await read(`<p>${sentence}</p>`)).toEqual(FACTS);
});

test('facts on lines of their own are read', async () => {
  expect(await read('<ul><li>2-4 Spieler</li><li>45 min</li><li>ab 10 Jahren</li></ul>')).toEqual(FACTS);
});

test('a smallest and a greatest number of players in two rows are one range', async () => {
  const [players] = await read(
    table([
      ['Min. Spieler', '2'],
      ['Max. Spieler', '4'],
    ]),
  );
  expect(players).toBe('2-4');
  expect(await read(table([['Max. Spieler', '4']]))).toEqual([undefined, undefined, undefined]);
});

test.each([
  'Up to 4 players.',
  'Bis zu 4 Spieler.',
  "Jusqu'à 4 joueurs.",
  'Fino a 4 giocatori.',
  'Maximaal 4 spelers.',
  'Do 4 graczy.',
  '最大4人。',
  'For 2 or 4 players.',
  'Für 2, 3 oder 4 Spieler.',
  'Per 2/4 giocatori.',
  'Von 2 up to 4 Spieler.',
  'Bundle of 3 MP3 players.',
  'Leaves our warehouse within 30 minutes.',
  'Ships in 24 hours. Guarantee of 2 years.',
  'Not suitable for children under 3 years.',
  'Garantia 3 Anos +20.00€',
  '25 years of experience.',
])('a sentence that is not understood gives nothing: %s', async (sentence) => {
  expect(await read(`<p>${sentence}</p>`, sentence)).toEqual([undefined, undefined, undefined]);
});

test('the hours of a game are not those of its delivery', async () => {
  const text = 'For 1-4 players, 2 hours, ages 12 and up. Leaves our warehouse within 30 minutes.';
  expect(await read(`<p>${text}</p>`)).toEqual(['1-4', '120 min', 12]);
});

test('a single number is not taken beside a label that was not understood', async () => {
  expect(await read(`${table([['Spieler', '2 oder 4']])}<p>Ein Spiel für 4 Spieler.</p>`)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('of any two numbers with an unknown word between them, the second is never taken alone', async () => {
  const count = fc.integer({ min: 1, max: 20 });
  const word = fc.constantFrom('or', 'oder', 'ou', 'o', '/', 'und dann', 'naar', 'x', 'u', 'lub', ',');
  await fc.assert(
    fc.asyncProperty(count, count, word, async (a, b, between) => {
      const [players] = await read('', `${a} ${between} ${b} players`);
      expect(players).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});
