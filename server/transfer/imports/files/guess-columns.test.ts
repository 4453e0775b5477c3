import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';

const guesses = (...rows: string[][]) => guessColumns(rows).columns.map(({ guess }) => guess);

test.each<[string, string[], string[]]>([
  [
    'English',
    ['Name', 'Players', 'Play time', 'Age', 'Year', 'Owned'],
    ['title', 'players', 'minutes', 'age', 'year', 'owned'],
  ],
  [
    'German',
    ['Spiel', 'Spieleranzahl', 'Dauer (Min.)', 'Alter', 'Jahr', 'Notizen'],
    ['title', 'players', 'minutes', 'age', 'year', 'notes'],
  ],
  [
    'French',
    ['Titre', 'Joueurs', 'Durée', 'Âge', 'Année', 'Prix'],
    ['title', 'players', 'minutes', 'age', 'year', 'price'],
  ],
  [
    'Spanish',
    ['Título', 'Jugadores', 'Duración', 'Edad', 'Año', 'Precio'],
    ['title', 'players', 'minutes', 'age', 'year', 'price'],
  ],
  [
    'Italian',
    ['Titolo', 'Giocatori', 'Durata', 'Età', 'Anno', 'Prezzo'],
    ['title', 'players', 'minutes', 'age', 'year', 'price'],
  ],
  [
    'Dutch',
    ['Naam', 'Spelers', 'Speelduur', 'Leeftijd', 'Jaar', 'Prijs'],
    ['title', 'players', 'minutes', 'age', 'year', 'price'],
  ],
  [
    'Polish',
    ['Tytuł', 'Gracze', 'Czas gry', 'Wiek', 'Rok', 'Cena'],
    ['title', 'players', 'minutes', 'age', 'year', 'price'],
  ],
])('columns are guessed from %s names', (_language, names, fields) => {
  expect(guesses(names, ['Azul', '2-4', '45', '8', '2017', '1'])).toEqual(fields);
});

test('columns without known names are guessed from their values', () => {
  const rows = [
    ['A', 'B', 'C', 'D', 'E', 'F'],
    ['Azul', '2-4', '45 min', '8+', '2017', '39,99 €'],
    ['Heat', '1-6', '60 min', '10+', '2022', '59 €'],
  ];
  expect(guesses(...rows)).toEqual(['title', 'players', 'minutes', 'age', 'year', 'price']);
});

test.each([
  [['4', '4.5'], 'rating5'],
  [['4', '8'], 'rating10'],
  [['40', '87'], 'rating100'],
  [['★★★', '★'], 'rating5'],
])('ratings %j have the scale of %s', (values, field) => {
  expect(guesses(['Title', 'Rating'], ...values.map((value) => ['Azul', value]))[1]).toBe(field);
});

test('a list of titles alone has no names of columns', () => {
  expect(guessColumns([['Azul'], ['Heat']])).toEqual({
    hasNames: false,
    columns: [{ name: '', samples: ['Azul', 'Heat'], guess: 'title' }],
  });
});

test('a field is guessed once, and a name that is not known is left open', () => {
  expect(guesses(['Title', 'Name', 'Shoe size'], ['Azul', 'Heat', '7'])).toEqual(['title', null, null]);
});
