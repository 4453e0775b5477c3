import { expect, test } from 'vitest';
import { BGG_COLUMNS, BGG_EXPORT_COLUMNS } from './bgg-collection-columns.ts';
import { LIST_FIELD_NAMES, type ListField } from '#shared/contract/list-fields.ts';
import { LIST_READERS, readListCell } from './list-readers.ts';

test('every column that the collection import reads and the export writes can be chosen for a list', () => {
  const offered = new Set<string>(LIST_FIELD_NAMES.flatMap((field) => LIST_READERS[field].columns));
  // Says the same as `itemtype`, in codes of BoardGameGeek.
  offered.add('objecttype');
  expect([...BGG_COLUMNS, ...BGG_EXPORT_COLUMNS].filter((column) => !offered.has(column))).toEqual([]);
});

test.each<[ListField, string, object | null]>([
  ['players', '2–4', { minplayers: '2', maxplayers: '4' }],
  ['players', '2 bis 4 Spieler', { minplayers: '2', maxplayers: '4' }],
  ['players', '3+', { minplayers: '3', maxplayers: '' }],
  ['players', 'many', null],
  ['minutes', '45-60 min', { minplaytime: '45', maxplaytime: '60', playingtime: '60' }],
  ['minutes', '1 h 30', { minplaytime: '90', maxplaytime: '90', playingtime: '90' }],
  ['rating5', '4,5', { rating: '9' }],
  ['rating5', '★★★★☆', { rating: '8' }],
  ['rating10', '8/10', { rating: '8' }],
  ['rating100', '87', { rating: '8.7' }],
  ['rating5', '7', null],
  ['year', '(2017)', { yearpublished: '2017' }],
  ['status', 'Wunschliste', { wishlist: '1' }],
  ['status', 'For trade', { own: '1', fortrade: '1' }],
  ['status', 'owned; want to play', { own: '1', wanttoplay: '1' }],
  ['status', 'somewhere', null],
  ['bggId', 'https://boardgamegeek.com/boardgame/230802/azul', { objectid: '230802' }],
  ['price', '49,99 €', { pricepaid: '49.99', pp_currency: 'EUR' }],
  ['price', '$1,049.00', { pricepaid: '1049.00', pp_currency: 'USD' }],
  ['price', 'gift', null],
  ['acquiredOn', '14.3.2021', { acquisitiondate: '2021-03-14' }],
  ['acquiredOn', '3/14/2021', { acquisitiondate: '2021-03-14' }],
  ['acquiredOn', '3/4/2021', null],
  ['kind', 'Erweiterung', { itemtype: 'expansion' }],
  ['kind', 'thing', null],
  ['notes', '', {}],
  ['title', '0', { objectname: '0' }],
])('as %s, "%s" is %j', (field, cell, expected) => {
  expect(readListCell(field, cell)).toEqual(expected);
});
