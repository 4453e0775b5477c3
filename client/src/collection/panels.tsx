import { usePrefetchQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { parseView, type CollectionTab } from '#client/games/collection-view.ts';
import { peopleQuery } from '#client/plays/people/api.ts';
import { playsQuery } from '#client/plays/api.ts';
import { AnalyticsLoading } from '#client/plays/analytics/analytics-loading.tsx';
import { RecommendationsLoading } from '#client/recommendations/recommendations-loading.tsx';
import { ShelfHealthTab } from './shelf-health/shelf-health-panel.tsx';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { t } from '#client/collection/words/words.ts';

/** The list of a tab; it is not loaded if another tab is opened first. */
export const GamesPanel = lazy(async () => ({
  default: (await import('./my-games/components/games-panel.tsx')).GamesPanel,
}));
const AnalyticsTab = lazy(async () => ({
  default: (await import('#client/plays/analytics/analytics-tab.tsx')).AnalyticsTab,
}));
const Recommendations = lazy(async () => ({
  default: (await import('#client/recommendations/recommendations.tsx')).Recommendations,
}));

/** The analytics tab, whose data loads in parallel with its code. */
export function AnalyticsPanel(props: ComponentProps<typeof AnalyticsTab>) {
  usePrefetchQuery(playsQuery);
  usePrefetchQuery(peopleQuery);
  return (
    <Suspense fallback={<AnalyticsLoading />}>
      <AnalyticsTab {...props} />
    </Suspense>
  );
}

/** The recommendations tab, whose code is loaded on first use. */
export const RecommendationsPanel = (props: ComponentProps<typeof Recommendations>) => (
  <Suspense fallback={<RecommendationsLoading label={t('Loading recommendations...')} />}>
    <Recommendations {...props} />
  </Suspense>
);

const PANELS: Record<CollectionTab, () => Promise<unknown>> = {
  owned: GamesPanel.preload,
  wishlist: GamesPanel.preload,
  unowned: GamesPanel.preload,
  analytics: AnalyticsTab.preload,
  health: ShelfHealthTab.preload,
  recommendations: Recommendations.preload,
};

/** Loads the code of the tab that an address opens. @param query of the address */
export const preloadPanel = (query: string): Promise<unknown> => PANELS[parseView(query).tab]();
