import { parseView, type CollectionTab } from '#client/entities/games/collection-view.ts';
import { lazy } from '#client/lib/suspense.tsx';

const lists = () => import('#client/features/collection/components/games-panel.tsx');

/** The list of a tab; whoever opens another tab first does not load it. */
export const GamesPanel = lazy(async () => ({ default: (await lists()).GamesPanel }));

const PANELS: Record<CollectionTab, () => Promise<unknown>> = {
  owned: lists,
  wishlist: lists,
  unowned: lists,
  analytics: () => import('#client/features/analytics/analytics-tab.tsx'),
  health: () => import('#client/features/shelf-health/shelf-health-tab.tsx'),
  recommendations: () => import('#client/features/recommendations/recommendations.tsx'),
};

/** Loads the code of the tab that an address opens. @param query of the address */
export const preloadPanel = (query: string): Promise<unknown> => PANELS[parseView(query).tab]();
