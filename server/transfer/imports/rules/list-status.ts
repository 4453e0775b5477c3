import { foldTitle } from '#shared/text/fold-title.ts';
import type { BggCells, BggColumn } from './bgg-collection-columns.ts';

/** Words for the status of a game, in several languages. */
const WORDS: readonly [column: BggColumn, words: readonly string[]][] = [
  [
    'own',
    [
      'owned',
      'own',
      'in collection',
      'collection',
      'besitze ich',
      'besitz',
      'im besitz',
      'vorhanden',
      'possédé',
      'possede',
      'en collection',
      'tengo',
      'en propiedad',
      'posseduto',
      'in bezit',
      'posiadam',
      'mam',
    ],
  ],
  [
    'wishlist',
    [
      'wishlist',
      'wish list',
      'wish',
      'wunschliste',
      'wunsch',
      'souhait',
      'liste de souhaits',
      'deseos',
      'lista de deseos',
      'desiderato',
      'lista desideri',
      'verlanglijst',
      'lista zyczen',
    ],
  ],
  ['wanttobuy', ['want to buy', 'to buy', 'want', 'kaufen', 'will ich kaufen', 'à acheter', 'comprar']],
  ['wanttoplay', ['want to play', 'to play', 'will ich spielen', 'à jouer', 'quiero jugar']],
  [
    'preordered',
    [
      'preordered',
      'preorder',
      'pre-ordered',
      'backed',
      'kickstarter',
      'vorbestellt',
      'précommandé',
      'reservado',
      'preordinato',
    ],
  ],
  [
    'prevowned',
    [
      'sold',
      'previously owned',
      'prev owned',
      'given away',
      'traded',
      'verkauft',
      'vendu',
      'vendido',
      'venduto',
      'verkocht',
      'sprzedane',
    ],
  ],
  [
    'fortrade',
    ['for trade', 'for sale', 'trade', 'zu verkaufen', 'zum tausch', 'à vendre', 'en venta', 'in vendita', 'te koop'],
  ],
];
const COLUMNS = new Map(WORDS.flatMap(([column, words]) => words.map((word) => [foldTitle(word), column] as const)));

/** The marks that a status stands for; for trade is owned; null if a part of it is not known. */
export function statusCells(cell: string): Partial<BggCells> | null {
  const found = cell.split(/[,;/|+\n]/).map((part) => COLUMNS.get(foldTitle(part)));
  if (found.includes(undefined)) return null;
  const columns = found.filter((column) => column !== undefined);
  const marks = columns.includes('fortrade') ? [...columns, 'own'] : columns;
  return Object.fromEntries(marks.map((column) => [column, '1']));
}
