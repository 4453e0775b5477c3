import { expect, test } from 'vitest';
import { catalogueFromFile } from '../catalogue-from-file.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import { anchorsOf } from './anchors.ts';
import { reasonFor } from './reason.ts';
import { type ShelfGame, tasteOf } from './taste.ts';

const catalogue = await catalogueFromFile();
const place = (title: string) => catalogue.byTitle.get(title.toLowerCase()) ?? expect.unreachable();
const none = { rating: 0, timesPlayed: 0, isFavorite: false, isWishlist: false, isExpansion: false };

/** The first sentence of the reason for Sagrada, which is best with two, three or four. */
function becauseOf(facts: Record<string, Partial<ShelfGame>>, company: [count: number, plays: number][] = []): string {
  const games = Object.entries(facts).map(([title, more]) => ({
    ...(catalogue.games[place(title)] ?? expect.unreachable()),
    ...none,
    ...more,
  }));
  const plays = new Map(company);
  const game = catalogue.games[place('Sagrada')] ?? expect.unreachable();
  const anchors = anchorsOf(
    { catalogue, model: null },
    tasteOf(catalogue, { games, company: plays }),
    place('Sagrada'),
  );
  return reasonFor({ game, percent: 80, anchors }, plays).text.split(/(?<=\.) /)[0] ?? '';
}

test.each<[Record<string, Partial<ShelfGame>>, string]>([
  [{ Azul: { rating: 5 } }, 'Because you rate Azul 5.'],
  [{ Azul: { rating: 5 }, Calico: { rating: 4.5 } }, 'Because you rate Calico 4.5 and Azul 5.'],
  [{ Azul: { isFavorite: true } }, 'Because you count Azul among your favourites.'],
  [{ Azul: { rating: 5 }, Calico: { timesPlayed: 5 } }, 'Because you rate Azul 5 and often play Calico.'],
  [{ Azul: { isWishlist: true } }, 'Because you wish for Azul.'],
  [{ Azul: {} }, 'Because you own Azul.'],
  [{ Azul: { rating: 3, isFavorite: true } }, 'Because you count Azul among your favourites.'],
  [{ Azul: { rating: 2 } }, 'One of the games that many people know and like.'],
  [{ Nemesis: { rating: 5 } }, 'One of the games that many people know and like.'],
  [{ Azul: { isExpansion: true } }, 'One of the games that many people know and like.'],
])('for %j the reason begins: %s', (facts, sentence) => {
  expect(becauseOf(facts)).toBe(sentence);
});

test.each<[[number, number][], string]>([
  [
    [
      [2, 9],
      [3, 1],
    ],
    'Because you rate Azul 5 and mostly play with two.',
  ],
  [[[1, 3]], 'Because you rate Azul 5 and mostly play alone.'],
  [
    [
      [2, 4],
      [3, 3],
      [4, 3],
    ],
    'Because you rate Azul 5 and often play with two.',
  ],
  [[[9, 3]], 'Because you rate Azul 5.'],
])('with plays by number of players %j the reason begins: %s', (company, sentence) => {
  expect(becauseOf({ Azul: { rating: 5 } }, company)).toBe(sentence);
});

test('a title is inserted literally', () => {
  expect(becauseOf({ Azul: { rating: 5, title: 'A $& %' } })).toBe('Because you rate A $& % 5.');
});

test('without a similar game on the shelf the reason is the usual number of players', () => {
  const game = { ...(catalogue.games[place('Sagrada')] ?? expect.unreachable()), popularity: 40 };
  expect(reasonFor({ game, percent: 80, anchors: [] }, new Map([[2, 3]]))).toEqual({
    code: 'popular',
    text:
      'A game that not everybody has, for a change. It is at its best with two, and you mostly play with two. ' +
      'The more of your own you rate, the nearer the next ones come.',
    basedOn: '',
  });
});

test.each([
  ['de', 'Weil du Calico mit 4,5 und Azul mit 5 bewertest und außerdem meist zu zweit spielst.'],
  ['fr', 'Parce que tu mets 4,5 à Calico et 5 à Azul, et joues surtout à deux.'],
  ['es', 'Porque valoras Calico con un 4,5 y Azul con un 5, y sobre todo juegas a dos.'],
] as const)('in %s the reason begins: %s', (language, sentence) => {
  const facts = { Azul: { rating: 5 }, Calico: { rating: 4.5 } };
  expect(inLanguage(language, () => becauseOf(facts, [[2, 3]]))).toBe(sentence);
});
