import { wholeText } from '#client/lib/number-text.ts';
import { useQuery } from '@tanstack/react-query';
import {
  RotateCw,
  ServerOff,
  Gem,
  Heart,
  LibraryBig,
  Trophy,
  CirclePlus,
  ClipboardList,
  WandSparkles,
  FileUp,
} from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { gamesQuery } from '#client/games/api.ts';
import { useTotalPlays } from '#client/plays/played-games/use-total-plays.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { CategoryBadge } from '#client/ui/marks/category-badge.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { StatTile } from '#client/ui/charts/stat-tile.tsx';
import { TierPlate } from '#client/ui/marks/tier-plate.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { tierFor } from '#shared/games/tier.ts';
import { collectionStats, type CollectionStats } from './collection-stats.ts';
import { hasPremium } from './user-names.ts';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { t } from '#client/profile/words/words.ts';

/** A summary of the collection, or how to start one, with links. */
export function CollectionSummary({ user }: { user: CurrentUser }) {
  const { data: games, isError, isFetching, refetch } = useQuery(gamesQuery);
  if (!games && !isError) return <StatsLoading />;
  return (
    <div className="grid content-start gap-6">
      {games ? (
        <Summary user={user} games={games} />
      ) : (
        <GamesUnknown retrying={isFetching} onRetry={() => void refetch()} />
      )}
      <QuickActions />
    </div>
  );
}

function Summary({ user, games }: { user: CurrentUser; games: readonly Game[] }) {
  const stats = collectionStats(games);
  const plays = useTotalPlays(games);
  return (
    <>
      <ProfileStats user={user} stats={stats} plays={plays} />
      {stats.mostPlayed ? <MostPlayed game={stats.mostPlayed} /> : null}
      {games.length === 0 ? <Welcome /> : null}
    </>
  );
}

function StatsLoading() {
  return (
    <Loading label={t('Loading your games...')} className="stat-tiles">
      {[1, 2, 3, 4].map((stat) => (
        <Skeleton key={stat} className="h-[96px] rounded-lg" />
      ))}
    </Loading>
  );
}

function GamesUnknown({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Banner
      tone="bad"
      role="alert"
      icon={ServerOff}
      title={t('Your games could not be loaded')}
      action={
        <Button size="sm" icon={RotateCw} pending={retrying} pendingLabel={t('Trying...')} onClick={onRetry}>
          {t('Try Again')}
        </Button>
      }
    >
      {t('They are safe on the server. Check your connection, then try again.')}
    </Banner>
  );
}

/** The most played game, with the plies of its tier. */
function MostPlayed({ game: { title, category, imageUrl, timesPlayed } }: { game: Game }) {
  const { tier, name } = tierFor(timesPlayed);
  return (
    <Tile
      as="section"
      className="plies mb-4 grid grid-cols-[104px_minmax(0,1fr)] items-center gap-5 max-4xs:grid-cols-1"
      data-tier={tier}
    >
      <GameCover title={title} category={category} imageUrl={imageUrl} className="aspect-square max-w-26 rounded-md" />
      <div className="min-w-0">
        <h2 className="mb-1.5 font-sans text-sm leading-[1.3] font-semibold tracking-normal text-ink-2">
          {t('Most Played Game')}
        </h2>
        <p className="font-display text-xl leading-[1.15] font-bold tracking-title">{title}</p>
        <p className="mt-1 text-ink-2">{t('{count, plural, one {# play} other {# plays}}', { count: timesPlayed })}</p>
        <div className="badges mt-3">
          <CategoryBadge category={category} />
          <TierPlate className="shadow-[inset_0_0_0_1px_var(--line)]" tier={tier} name={name} />
        </div>
      </div>
    </Tile>
  );
}

interface ProfileStatsProps {
  user: CurrentUser;
  stats: CollectionStats;
  /** Total Plays; undefined while loading. */
  plays: number | undefined;
}

function ProfileStats({ user, stats: { owned, favorites }, plays }: ProfileStatsProps) {
  return (
    <dl className="stat-tiles">
      <StatTile label={t('Total Games')} icon={LibraryBig} value={wholeText(owned)} />
      <StatTile label={t('Favorites')} icon={Heart} value={wholeText(favorites)} />
      <StatTile label={t('Play Sessions')} icon={Trophy} value={wholeText(plays ?? null)} unit={t('total plays')} />
      <StatTile wordy label={t('Account Status')} icon={Gem} value={hasPremium(user) ? 'Premium' : 'Free'} />
    </dl>
  );
}

/** Links to other screens. */
function QuickActions() {
  return (
    <section className="grid gap-3">
      <h2>{t('Quick Actions')}</h2>
      <div className="grid gap-2.5 sm:flex sm:flex-wrap">
        <Button icon={LibraryBig} href="/my-games">
          {t('View My Games')}
        </Button>
        <Button icon={CirclePlus} href="/add-game">
          {t('Add New Game')}
        </Button>
        <Button icon={WandSparkles} href="/magic-picker">
          Magic Picker
        </Button>
        <Button icon={ClipboardList} href="/score-sheets">
          {t('Score Sheets')}
        </Button>
      </div>
    </section>
  );
}

/** Shown on the first visit. */
function Welcome() {
  return (
    <EmptyState
      title={t('Welcome to Rollcall')}
      action={
        <>
          <Button variant="primary" icon={CirclePlus} href="/add-game">
            {t('Add Your First Game')}
          </Button>
          <Button icon={FileUp} href="/import">
            {t('Import a Collection')}
          </Button>
        </>
      }
    >
      {t('Your shelf is empty so far. Add one game by hand, or bring the whole list from BoardGameGeek or BG Stats.')}
    </EmptyState>
  );
}
