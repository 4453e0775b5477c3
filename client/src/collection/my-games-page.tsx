import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { GameDialogs } from '#client/games/edit-game/game-dialogs.tsx';
import { LoanDialogs } from '#client/copies/loans/loan-dialogs.tsx';
import { ScanDialogs } from '#client/copies/scanning/scan-dialogs.tsx';
import { TagsDialog } from '#client/games/tags/tags-dialog.tsx';
import { useTotalPlays } from '#client/plays/played-games/use-total-plays.ts';
import { ShelfHealthPanel } from './shelf-health/shelf-health-panel.tsx';
import { WrapUpReminder } from '#client/nights/parts/wrap-up-reminder.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { TabPanel, Tabs } from '#client/ui/layout/tabs.tsx';
import { gamesQuery } from '#client/games/api.ts';
import { countCollection } from './my-games/collection-counts.ts';
import { collectionTabs } from './my-games/collection-tabs.ts';
import { COLLECTION_TABS } from '#client/games/collection-view.ts';
import { CollectionHeader } from './my-games/components/collection-header.tsx';
import { CompactHeader } from './my-games/components/compact-header.tsx';
import { GamesUnavailable } from '#client/games/games-unavailable.tsx';
import { useCollectionLayout } from './my-games/collection-layout.ts';
import { useCollectionView } from '#client/games/use-collection-view.ts';
import { useColumnCount } from '#client/lib/use-column-count.ts';
import { usePremiumView } from '#client/games/use-premium-view.ts';
import { isOwned, type GameList } from '#shared/games/lists.ts';
import { GamesLoading } from '#client/games/parts/games-loading.tsx';
import { Suspense } from '#client/lib/suspense.tsx';
import { AnalyticsPanel, GamesPanel, RecommendationsPanel } from './panels.tsx';
import { t } from '#client/collection/words/words.ts';

export { preloadPanel } from './panels.tsx';

/** My Games: collection, wishlist, analytics, shelf health and recommendations. */
export function MyGamesPage() {
  const { data: games, isError, isFetching, refetch } = useQuery(gamesQuery);
  const [view, change] = useCollectionView();
  const premium = usePremiumView();
  const compact = useColumnCount() === 1;
  const layout = useCollectionLayout(games?.length, compact);

  const owned = useMemo(() => games?.filter(isOwned), [games]);
  const wishlist = useMemo(() => games?.filter(({ isWishlist }) => isWishlist), [games]);
  const unowned = useMemo(() => games?.filter(({ isUnowned }) => isUnowned), [games]);
  const counts = useMemo(() => games && countCollection(games, view.expansions), [games, view.expansions]);

  const plays = useTotalPlays(games);

  const tabs = collectionTabs({ lists: { owned, wishlist, unowned }, view, isPremium: premium.active });

  const listPanel = (label: string, list: GameList, listed: typeof owned) => {
    if (isError && !listed) return <GamesUnavailable retrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <Suspense fallback={<GamesLoading />}>
        <GamesPanel
          games={listed}
          list={list}
          label={label}
          view={view}
          onChange={change}
          premium={premium.active}
          layout={layout}
          compact={compact}
        />
      </Suspense>
    );
  };

  return (
    <Container className={compact ? 'is-compact' : undefined}>
      {compact ? (
        <CompactHeader counts={counts} plays={plays} premium={premium} />
      ) : (
        <CollectionHeader counts={counts} plays={plays} premium={premium} />
      )}
      <WrapUpReminder brief />
      <Tabs
        label={t('My Games')}
        items={tabs}
        value={view.tab}
        onValueChange={(value) => {
          const tab = COLLECTION_TABS.find((known) => known === value);
          if (tab) change({ tab });
        }}
      >
        <TabPanel value="owned">{listPanel(t('Owned games'), 'owned', owned)}</TabPanel>
        <TabPanel value="wishlist">{listPanel(t('Wishlist'), 'wishlist', wishlist)}</TabPanel>
        <TabPanel value="unowned">{listPanel(t('Games that you do not own'), 'unowned', unowned)}</TabPanel>
        <TabPanel value="analytics">
          <AnalyticsPanel games={games} period={view.period} onPeriodChange={(period) => change({ period })} />
        </TabPanel>
        <TabPanel value="health">
          <ShelfHealthPanel games={games} plays={plays} premium={premium.active} />
        </TabPanel>
        <TabPanel value="recommendations">
          <RecommendationsPanel premium={premium.active} />
        </TabPanel>
      </Tabs>
      <GameDialogs />
      <LoanDialogs />
      <ScanDialogs />
      <TagsDialog />
    </Container>
  );
}
