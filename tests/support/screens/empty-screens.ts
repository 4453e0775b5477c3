import type { Page } from 'playwright-core';
import { shortenList } from '../accounts/shorten-lists.ts';
import { at } from '../browser/open-screen.ts';
import type { Screen } from '../browser/screen.ts';

/** A screen of somebody who has none of what these lists hold. */
const without =
  (paths: readonly string[], path: string, heading: string | RegExp) =>
  async (page: Page, origin: string): Promise<void> => {
    for (const list of paths) await shortenList(page, list, 0);
    await at(path, heading)(page, origin);
  };

const GAMES = ['/api/games', '/api/loans', '/api/saved-views'];

/** Screens of the collection with nothing to show. */
export const emptyScreens: readonly Screen[] = [
  { name: 'my-games-empty', signedIn: true, open: without(GAMES, '/my-games', 'No owned games yet!') },
  { name: 'wishlist-empty', signedIn: true, open: without(GAMES, '/my-games?tab=wishlist', 'No wishlist items yet!') },
  { name: 'unowned-empty', signedIn: true, open: without(GAMES, '/my-games?tab=unowned', 'Nothing here') },
  {
    name: 'analytics-empty',
    signedIn: true,
    open: without(['/api/game-sessions'], '/my-games?tab=analytics', 'No Game Sessions Yet'),
  },
  { name: 'shelf-health-empty', signedIn: true, open: without(GAMES, '/my-games?tab=health', /to go$/) },
  {
    name: 'challenges-none',
    signedIn: true,
    open: without(['/api/challenges'], '/challenges', 'A goal for your table'),
  },
  { name: 'groups-none', signedIn: true, open: without(['/api/groups'], '/groups', 'No groups yet') },
];
