import { formatView, parseView, type CollectionView } from '#client/games/collection-view.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { LastPlayBand } from './count-by-last-play.ts';
import type { YearsUnplayedBand } from './years-unplayed.ts';

/** The address of My Games with a filter; every statement links to such an address. */
const linkTo = (view: Partial<CollectionView>): string => {
  const query = formatView({ ...parseView(''), ...view });
  return query === '' ? '/my-games' : `/my-games?${query}`;
};

export const unplayedLink = (): string => linkTo({ unplayedOnly: true });

export const lastPlayLink = (part: LastPlayBand): string =>
  part === 'never' ? unplayedLink() : linkTo({ lastPlayed: part, sort: 'lastPlayed' });

/** @param band '12-' for all games that were not played for a year */
export const yearsUnplayedLink = (band: YearsUnplayedBand | '12-'): string =>
  linkTo({ lastPlayed: band, sort: 'lastPlayed' });

/** Games that are best with this number of people. @param people 1 to 8; 8 means eight or more */
export const bestWithLink = (people: number, tab: 'owned' | 'wishlist' = 'owned'): string =>
  linkTo({ tab, players: people as CollectionView['players'], playersBy: 'best' });

export const wishlistLink = (): string => linkTo({ tab: 'wishlist' });

/** The games that have a cost per play, the cheapest first. */
export const costLink = (games: readonly Pick<Game, 'id'>[]): string =>
  linkTo({ sort: 'costPerPlay', gameIds: games.map(({ id }) => id) });

/** Just these games, which no other filter describes. */
export const gamesLink = (games: readonly Pick<Game, 'id'>[], tab: 'owned' | 'wishlist' = 'owned'): string =>
  linkTo({ tab, gameIds: games.map(({ id }) => id) });
