import { useRef, useState } from 'react';
import type { Game } from '#shared/games/games-contract.ts';
import { listOf, type GameList } from '#shared/games/lists.ts';
import type { CollectionView } from '#client/games/collection-view.ts';
import type { CollectionLayout } from '../collection-layout.ts';
import { useAcquired } from '#client/copies/use-acquired.ts';
import { useCosts } from '#client/copies/use-costs.ts';
import { useLoanDirections } from '#client/copies/loans/use-loan.ts';
import { useMechanics } from '#client/games/mechanics.ts';
import { focusCard } from '#client/games/focus-card.ts';
import { useFocusOnEmptyChange } from '#client/games/use-focus-on-empty-change.ts';
import { useRemoveGame } from '#client/games/use-remove-game.ts';
import { factsOf } from '#shared/games/filter-facts.ts';
import { nearestText } from '#shared/text/search-names.ts';
import { countListed, useShownGames } from '#client/games/use-shown-games.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { isSelecting, useSelection } from '../selection/selection.ts';
import { useSelectMode } from '../selection/use-select-mode.ts';
import { lazyCode, useLazyCode } from '#client/lib/lazy-code.ts';
import { useColumnCount } from '#client/lib/use-column-count.ts';
import { COLLECTION_SORT_OPTIONS, sortOptionsFor } from '../sort-options.ts';
import { CollectionExtras } from './collection-extras.tsx';
import { CollectionToolbar } from './collection-toolbar.tsx';
import { GameGrid } from './game-grid.tsx';
import { CompactToolbar } from './compact-toolbar.tsx';
import type { CollectionDialog } from '../collection-dialog.ts';
import { CollectionDialogs } from './collection-dialogs.tsx';
import { ViewsBar } from './views-bar.tsx';
import { GamesLoading } from '#client/games/parts/games-loading.tsx';
import { RemoveGameDialog } from '#client/games/parts/remove-game-dialog.tsx';
import { t } from '#client/collection/words/words.ts';

const gameRows = lazyCode(() => import('./game-rows.tsx'));
const gameWall = lazyCode(() => import('./game-wall.tsx'));
const filterRail = lazyCode(() => import('./filter-rail.tsx'));
const emptyLists = lazyCode(() => import('./empty-lists.tsx'));
const noMatches = lazyCode(() => import('#client/games/parts/no-matches.tsx'));
/** Columns of cards where there is room for the filters beside the list. */
const RAIL_COLUMNS = 4;

interface GamesPanelProps {
  /** All games of this list; undefined while loading. */
  games: readonly Game[] | undefined;
  /** The accessible name of the list. */
  label: string;
  list: GameList;
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
  /** Whether a removal can be undone. */
  premium: boolean;
  layout: CollectionLayout;
  /** Compact tools, on phones. */
  compact: boolean;
}

const SelectionBar = lazy(async () => ({ default: (await import('../selection/selection-bar.tsx')).SelectionBar }));

const NO_GAMES: readonly Game[] = [];

/** Owned games or the wishlist: tools and cards, or an empty state. */
export function GamesPanel(props: GamesPanelProps) {
  const { games, label, view, onChange, layout, compact } = props;
  const removal = useRemoveGame(props.premium);
  const panel = useRef<HTMLDivElement>(null);
  const list = games ?? NO_GAMES;
  const hasRail = useColumnCount() === RAIL_COLUMNS && layout === 'list';
  const rail = useLazyCode(filterRail, hasRail && games !== undefined);
  const rows = useLazyCode(gameRows, layout === 'list');
  const wall = useLazyCode(gameWall, layout === 'wall');
  const mechanics = useMechanics(view.mechanics.length > 0);
  const loans = useLoanDirections();
  const acquired = useAcquired(view.restingMonths !== null);
  const costs = useCosts(list, view.sort === 'costPerPlay');
  const shown = useShownGames(list, view, { mechanics, loans, acquired, costs: costs?.byGame });
  const emptied = useLazyCode(emptyLists, games?.length === 0);
  const unmatched = useLazyCode(noMatches, list.length > 0 && shown.length === 0);
  const listed = countListed(list, view);
  const sorts = games === undefined ? COLLECTION_SORT_OPTIONS : sortOptionsFor(games, view.sort);
  const [opened, open] = useState<CollectionDialog | null>(null);

  // The card that follows a removed one takes its focus.
  const requestedAt = useRef(0);
  const position = removal.gameToRemove ? shown.findIndex(({ id }) => id === removal.gameToRemove?.id) : -1;
  if (position !== -1) requestedAt.current = position;

  useSelectMode(panel);
  const isOn = useSelection(isSelecting);
  const [first] = shown;

  const isEmptyShown = list.length > 0 ? unmatched : emptied;
  useFocusOnEmptyChange(panel, games && (shown.length > 0 || (isEmptyShown ? false : undefined)));
  const shownText =
    nearestText(view.search, first && factsOf(first).searched) ??
    (shown.length === listed ? undefined : t('{shown} of {total} games', { shown: shown.length, total: listed }));

  return (
    <div ref={panel} className={isOn ? 'pb-32 nav:pb-20' : undefined}>
      {games?.length === 0 ? (
        emptied && <emptied.EmptyList list={props.list} />
      ) : (
        <>
          {compact ? (
            <CompactToolbar view={view} onChange={onChange} shownText={shownText} onOpen={open} />
          ) : (
            <>
              <CollectionToolbar view={view} sorts={sorts} onChange={onChange} />
              <CollectionExtras
                view={view}
                onChange={onChange}
                games={list}
                shownText={shownText}
                layout={layout}
                hasRail={hasRail}
                onFilter={() => open('filters')}
              />
              <div className="mb-4 flex border-b border-line-strong">
                <ViewsBar view={view} listed={games && listed} shown={shown.length} onOpen={open} />
              </div>
            </>
          )}
          {costs && view.sort === 'costPerPlay' ? <p className="mb-3 text-sm text-ink-2">{costs.words}</p> : null}
          {isOn && first ? (
            <Suspense fallback={null}>
              <SelectionBar games={shown} list={listOf(first)} premium={props.premium} />
            </Suspense>
          ) : null}
          <div className={hasRail ? 'grid grid-cols-[264px_minmax(0,1fr)] items-start gap-7' : undefined}>
            {hasRail ? (
              <div>{rail ? <rail.FilterRail games={list} view={view} onChange={onChange} /> : null}</div>
            ) : null}
            {games === undefined ? (
              <GamesLoading />
            ) : shown.length === 0 ? (
              unmatched && (
                <unmatched.NoMatches
                  games={games}
                  mechanics={mechanics}
                  loans={loans}
                  acquired={acquired}
                  view={view}
                  onChange={onChange}
                />
              )
            ) : layout === 'cards' ? (
              <GameGrid games={shown} label={label} onRemove={removal.ask} />
            ) : layout === 'list' && rows ? (
              <rows.GameRows games={shown} label={label} onRemove={removal.ask} />
            ) : layout === 'wall' && wall ? (
              <wall.GameWall games={shown} label={label} group={view.group} />
            ) : (
              <GamesLoading />
            )}
          </div>
        </>
      )}
      <CollectionDialogs
        opened={opened}
        onOpen={open}
        games={list}
        view={view}
        onChange={onChange}
        shown={{ sorts, layout, listed, shown: shown.length }}
      />
      <RemoveGameDialog removal={removal} onRemoved={() => focusCard(panel.current, requestedAt.current)} />
    </div>
  );
}
