import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, SearchX, UsersRound, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { CardGrid } from '#client/games/parts/card-grid.tsx';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { EmptyPage } from '#client/ui/states/empty-page.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { listText } from '#shared/text/list-text.ts';
import { ALL_POOLED, filterPooled, nearestPooledText } from './groups/pooled-filter.ts';
import { groupShelfQuery } from './groups/api.ts';
import { PooledGameCard } from './groups/pooled-game-card.tsx';
import { PooledToolbar } from './groups/pooled-toolbar.tsx';
import { t } from '#client/nights/words/words.ts';

const ROW_ESTIMATES = [300, 330, 330, 330] as const;

/** A group's pooled collection (`/groups/3`): 'what do we have for six, under an hour?' */
export function GroupShelfPage() {
  const { id } = useParams<{ id: string }>();
  return /^[1-9]\d{0,14}$/.test(id) ? <GroupShelf key={id} id={Number(id)} /> : <NoSuchGroup />;
}

function GroupShelf({ id }: { id: number }) {
  const { data: shelf, error, isError, isFetching, refetch } = useQuery(groupShelfQuery(id));
  const [view, setView] = useState(ALL_POOLED);
  const deferredView = useDeferredValue(view);
  const games = useMemo(() => shelf?.games.map((game, index) => ({ ...game, id: index + 1 })), [shelf]);
  const shown = useMemo(() => games && filterPooled(games, deferredView), [games, deferredView]);
  if (isNotFound(error)) return <NoSuchGroup />;
  if (!shelf || !shown) {
    return (
      <Container>
        {isError ? (
          <LoadFailed title={t('The shelf could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
            {t('Check your connection, then try again.')}
          </LoadFailed>
        ) : (
          <Loading
            label={t('Loading the shelf...')}
            className="grid grid-cols-1 gap-x-5 gap-y-6.5 sm:grid-cols-2 sm:gap-y-7.5 md:grid-cols-3 xl:grid-cols-4"
          >
            <Skeleton className="h-72" />
            <Skeleton className="h-72" />
          </Loading>
        )}
      </Container>
    );
  }
  return (
    <Container>
      <Button variant="ghost" size="sm" icon={ArrowLeft} href="/groups">
        {t('Groups')}
      </Button>
      <PageHeader
        title={<span dir="auto">{shelf.name}</span>}
        counts={[
          {
            label: shelf.games.length === 1 ? t('Game Together') : t('Games Together'),
            value: wholeText(shelf.games.length),
          },
          { label: shelf.people.length === 1 ? t('Shelf') : t('Shelves'), value: shelf.people.length },
        ]}
      >
        {t('Of {people}.', { people: listText(shelf.people) })}
        {shelf.others > 0
          ? ` ${t('{count} more in the group have not shared theirs.', { count: shelf.others })}`
          : null}
      </PageHeader>
      <PooledToolbar view={view} onChange={(changes) => setView({ ...view, ...changes })} />
      <p role="status" className="my-3 text-sm text-ink-2">
        {nearestPooledText(deferredView, shown) ??
          t('{shown} of {total} games', { shown: shown.length, total: shelf.games.length })}
      </p>
      {shown.length > 0 ? (
        <CardGrid items={shown} label={t('Games of the group')} rowEstimates={ROW_ESTIMATES}>
          {(game) => <PooledGameCard game={game} people={shelf.people} players={deferredView.players} />}
        </CardGrid>
      ) : (
        <EmptyState
          icon={SearchX}
          title={shelf.games.length === 0 ? t('These shelves are empty') : t('Nothing fits')}
          action={
            shelf.games.length === 0 ? null : (
              <Button icon={X} onClick={() => setView(ALL_POOLED)}>
                {t('Clear')}
              </Button>
            )
          }
        >
          {shelf.games.length === 0 ? t('Games that any of you owns appear here.') : t('Try fewer filters.')}
        </EmptyState>
      )}
    </Container>
  );
}

function NoSuchGroup() {
  return (
    <EmptyPage icon={UsersRound} title={t('No Group at This Address')} href="/groups" action={t('See Your Groups')}>
      {t('Perhaps it was deleted. A group of somebody else opens once you share your shelf with it.')}
    </EmptyPage>
  );
}
