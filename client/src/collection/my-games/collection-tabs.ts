import { COLLECTION_TABS, type CollectionTab, type CollectionView } from '#client/games/collection-view.ts';
import { countListed } from '#client/games/use-shown-games.ts';
import type { CollectedGame } from '#shared/games/collected-game.ts';
import type { GameList } from '#shared/games/lists.ts';
import { t } from '#client/collection/words/words.ts';

interface CollectionTabsOptions {
  /** Undefined while loading. */
  lists: Record<GameList, readonly Pick<CollectedGame, 'isExpansion'>[] | undefined>;
  view: Pick<CollectionView, 'tab' | 'expansions'>;
  isPremium: boolean;
}

/** The tabs of My Games. Few people have games that they do not own: that tab is there for them only, and while open. */
export function collectionTabs({ lists, view, isPremium }: CollectionTabsOptions) {
  const counted = (name: string, list: GameList) => {
    const games = lists[list];
    return games ? `${name} (${countListed(games, view)})` : name;
  };
  const labels: Record<CollectionTab, string> = {
    owned: counted(t('Owned Games'), 'owned'),
    wishlist: counted(t('Wishlist'), 'wishlist'),
    unowned: counted(t('Not Owned'), 'unowned'),
    analytics: t('Scores Analytics'),
    health: t('Shelf Health'),
    recommendations: t('Recommendations'),
  };
  const hasUnowned = lists.unowned?.length || view.tab === 'unowned';
  return COLLECTION_TABS.filter((tab) => tab !== 'unowned' || hasUnowned).map((value) => ({
    value,
    label: labels[value],
    locked: value === 'health' && !isPremium,
  }));
}
