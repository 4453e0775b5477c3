import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useAcquired } from '#client/copies/use-acquired.ts';
import { gamesQuery } from '#client/games/api.ts';
import { parseView, type CollectionView } from '#client/games/collection-view.ts';
import { useMechanics } from '#client/games/mechanics.ts';
import { LentButton } from '#client/copies/loans/lent-button.tsx';
import { useLoanDirections } from '#client/copies/loans/use-loan.ts';
import { groupBy } from '#shared/group-by.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { SavedView } from '#shared/collection/saved-views-contract.ts';
import { filterCollection } from '#client/games/filters/collection-filter.ts';
import type { CollectionFacts } from '#client/games/filters/filter-part.ts';
import { listOf } from '#shared/games/lists.ts';
import type { CollectionDialog } from './collection-dialog.ts';
import { ACTION, AllTab, Count, scrollIntoLine, LINE, TAB } from './view-line-parts.tsx';
import { viewsQuery } from './api.ts';
import { addressOf, isSameView, isWorthSaving } from './view-address.ts';
import { t } from '#client/collection/words/words.ts';

const NONE: SavedView[] = [];

interface ViewLineProps {
  view: CollectionView;
  /** Number of games on the list, and of those that match. */
  listed: number;
  shown: number;
  onOpen: (dialog: CollectionDialog) => void;
  /** In a sheet, when a view is chosen; without the lent games, which stand above the list. */
  onLeave?: (() => void) | undefined;
}

/** The saved views that are pinned, as a line of links with their numbers of games; saving and managing views. */
export function ViewLine({ view, listed, shown, onOpen, onLeave }: ViewLineProps) {
  const { data: views = NONE } = useQuery(viewsQuery);
  const pinned = useMemo(() => views.filter(({ isPinned }) => isPinned), [views]);
  const counts = useCounts(pinned);
  const isNew = isWorthSaving(view) && !views.some(({ query }) => isSameView(query, view));

  return (
    <nav aria-label={t('Saved views')} className={LINE}>
      <AllTab view={view} listed={listed} onLeave={onLeave} />
      {onLeave ? null : <LentButton className={ACTION} />}
      {pinned.map(({ id, name, query }) => (
        <Link
          key={id}
          ref={isSameView(query, view) ? scrollIntoLine : undefined}
          className={TAB}
          href={addressOf(query)}
          onClick={onLeave}
          aria-current={isSameView(query, view) ? 'page' : undefined}
        >
          <span dir="auto">{name}</span> <Count count={counts?.get(id)} />
        </Link>
      ))}
      {isNew ? (
        <span ref={scrollIntoLine} className={TAB} aria-current="page">
          {t('Shown')} <Count count={shown} />
        </span>
      ) : null}
      {isNew ? (
        <button type="button" className={ACTION} aria-haspopup="dialog" onClick={() => onOpen('save')}>
          <Plus className="icon" aria-hidden="true" />
          {t('Save view')}
        </button>
      ) : null}
      {views.length > 0 ? (
        <button type="button" className={ACTION} aria-haspopup="dialog" onClick={() => onOpen('views')}>
          {t('Edit views')}
        </button>
      ) : null}
    </nav>
  );
}

/** The number of games of each view, by its id; undefined until the games are loaded. */
function useCounts(views: readonly SavedView[]): ReadonlyMap<number, number> | undefined {
  const { data: games } = useQuery(gamesQuery);
  const parsedViews = useMemo(() => views.map(({ id, query }) => ({ id, view: parseView(query) })), [views]);
  const mechanics = useMechanics(parsedViews.some(({ view }) => view.mechanics.length > 0));
  const loans = useLoanDirections();
  const acquired = useAcquired(parsedViews.some(({ view }) => view.restingMonths !== null));
  return useMemo(
    () => games && countViews(games, parsedViews, { now: new Date(), mechanics, loans, acquired }),
    [games, parsedViews, mechanics, loans, acquired],
  );
}

function countViews(
  games: readonly Game[],
  views: readonly { id: number; view: CollectionView }[],
  facts: CollectionFacts,
): ReadonlyMap<number, number> {
  const lists = groupBy(games, listOf);
  return new Map(
    views.flatMap(({ id, view }) => {
      if (view.tab === 'analytics' || view.tab === 'health' || view.tab === 'recommendations') return [];
      return [[id, filterCollection(lists.get(view.tab) ?? [], view, facts).length] as const];
    }),
  );
}
