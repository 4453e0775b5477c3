import { BGG_COLUMNS, type BggCells } from '../rules/bgg-collection-columns.ts';
import { childOf, textOf, type XmlElement } from './read-xml.ts';

/** One entry of a collection. */
export interface CollectionItem {
  /** With the column names of BoardGameGeek's CSV file, so that both are read by the same rules. */
  cells: BggCells;
  /** Id of the entry; a game owned twice has two entries. */
  entryId: string;
  imageUrl: string | null;
  /** Names of the rankings of the game, such as 'Family Games'. */
  domains: string[];
}

const NO_CELLS = Object.fromEntries(BGG_COLUMNS.map((column) => [column, ''])) as BggCells;
const STATUSES = [
  'own',
  'prevowned',
  'fortrade',
  'want',
  'wanttoplay',
  'wanttobuy',
  'wishlist',
  'wishlistpriority',
  'preordered',
] as const;
const SIZES = ['minplayers', 'maxplayers', 'playingtime', 'minplaytime', 'maxplaytime'] as const;

/** Parses an `<item>` of a collection with statistics; null if it is not a game. */
export function collectionItem(item: XmlElement): CollectionItem | null {
  const { objectid, collid = '', objecttype, subtype = '' } = item.attributes;
  if (objectid === undefined || (objecttype !== undefined && objecttype !== 'thing')) return null;
  const stats = childOf(item, 'stats');
  const rating = childOf(stats, 'rating');
  return {
    entryId: collid,
    imageUrl: urlIn(textOf(item, 'thumbnail')),
    domains: domainsIn(childOf(rating, 'ranks')),
    cells: {
      ...NO_CELLS,
      ...attributesOf(childOf(item, 'status'), STATUSES),
      ...attributesOf(stats, SIZES),
      objectid,
      objectname: textOf(item, 'name'),
      itemtype: subtype === 'boardgameexpansion' ? 'expansion' : 'standalone',
      originalname: textOf(item, 'originalname'),
      yearpublished: textOf(item, 'yearpublished'),
      numplays: textOf(item, 'numplays'),
      rating: rating?.attributes.value ?? '',
      comment: textOf(item, 'comment'),
      wishlistcomment: textOf(item, 'wishlistcomment'),
    },
  };
}

const attributesOf = <Name extends string>(element: XmlElement | undefined, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, element?.attributes[name] ?? ''])) as Record<Name, string>;

/** Converts 'Family Game Rank' to 'Family Games'. */
const domainsIn = (ranks: XmlElement | undefined): string[] =>
  (ranks?.children ?? [])
    .filter(({ attributes }) => attributes.type === 'family')
    .map(({ attributes }) => (attributes.friendlyname ?? '').replace(/ Rank$/, '').replace(/ Game$/, ' Games'));

const MAX_ADDRESS = 2_000;

/** URL of an image; some are protocol-relative. */
function urlIn(text: string): string | null {
  const address = text.replace(/^\/\//, 'https://');
  return /^https?:\/\//.test(address) && address.length <= MAX_ADDRESS && URL.canParse(address) ? address : null;
}
