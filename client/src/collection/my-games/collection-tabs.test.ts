import { expect, test } from 'vitest';
import type { CollectionView } from '#client/games/collection-view.ts';
import { collectionTabs } from './collection-tabs.ts';

const [game, expansion] = [{ isExpansion: false }, { isExpansion: true }];
const LOADING = { owned: undefined, wishlist: undefined, unowned: undefined };
const LISTS = { owned: [game, expansion], wishlist: [game], unowned: [] };
const view = (tab: CollectionView['tab'], expansions: CollectionView['expansions'] = 'shown') => ({ tab, expansions });
const labels = (options: Parameters<typeof collectionTabs>[0]) => collectionTabs(options).map(({ label }) => label);

test('the lists are counted by the expansion setting once they are loaded', () => {
  expect(labels({ lists: LOADING, view: view('owned'), isPremium: true })).toContain('Owned Games');
  expect(labels({ lists: LISTS, view: view('owned'), isPremium: true })).toContain('Owned Games (2)');
  expect(labels({ lists: LISTS, view: view('owned', 'hidden'), isPremium: true })).toContain('Owned Games (1)');
});

test('the tab of games that are not owned is there for people who have some, and while it is open', () => {
  const isThere = (options: Parameters<typeof collectionTabs>[0]) =>
    collectionTabs(options).some(({ value }) => value === 'unowned');
  expect(isThere({ lists: LOADING, view: view('owned'), isPremium: true })).toBe(false);
  expect(isThere({ lists: LISTS, view: view('owned'), isPremium: true })).toBe(false);
  expect(isThere({ lists: { ...LISTS, unowned: [game] }, view: view('owned'), isPremium: true })).toBe(true);
  expect(isThere({ lists: LISTS, view: view('unowned'), isPremium: true })).toBe(true);
});

test('shelf health is locked without Premium', () => {
  const lockedTabs = (isPremium: boolean) =>
    collectionTabs({ lists: LISTS, view: view('owned'), isPremium }).flatMap(({ value, locked }) =>
      locked ? value : [],
    );
  expect(lockedTabs(false)).toEqual(['health']);
  expect(lockedTabs(true)).toEqual([]);
});
