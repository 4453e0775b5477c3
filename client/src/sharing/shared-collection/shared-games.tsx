import { useRef, memo } from 'react';
import { NoMatches } from '#client/games/parts/no-matches.tsx';
import { useCollectionView } from '#client/games/use-collection-view.ts';
import { useFocusOnEmptyChange } from '#client/games/use-focus-on-empty-change.ts';
import { factsOf } from '#shared/games/filter-facts.ts';
import { nearestText } from '#shared/text/search-names.ts';
import { countListed, useShownGames } from '#client/games/use-shown-games.ts';
import { useHydrated } from '#client/lib/use-hydrated.ts';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import type { SharedTag } from '#shared/sharing/shared-collection-contract.ts';
import { NO_FILTER } from '#client/games/filters/collection-filter.ts';
import type { ShownGame } from './collected-game.ts';
import { CardGrid } from '#client/games/parts/card-grid.tsx';
import { SharedCard } from './shared-card.tsx';
import { SharedTools, SORTS, SORTS_WITH_RATING } from './shared-tools.tsx';
import { TagFilter } from './tag-filter.tsx';
import { t } from '#client/sharing/words/words.ts';

interface SharedGridProps {
  games: readonly ShownGame[];
  showRatings: boolean;
}

const ROW_ESTIMATES = [182, 392, 380, 372] as const;

/** The cards of a shared collection, read-only. */
const SharedGrid = memo(function SharedGrid({ games, showRatings }: SharedGridProps) {
  return (
    <CardGrid items={games} label={t('Shared games')} rowEstimates={ROW_ESTIMATES}>
      {(game) => <SharedCard game={game} showRating={showRatings} />}
    </CardGrid>
  );
});

interface SharedGamesProps {
  games: readonly ShownGame[];
  /** Empty if the owner hides them. */
  tags: readonly SharedTag[];
  showRatings: boolean;
}

/** The games with search, sort and filters. */
export function SharedGames({ games, tags, showRatings }: SharedGamesProps) {
  const [inAddress, change] = useCollectionView();
  const sorts = showRatings ? SORTS_WITH_RATING : SORTS;
  const sort = sorts.find(({ value }) => value === inAddress.sort)?.value ?? 'title';
  const { search, category, difficulty, expansions: expansionView, players, playersBy, minutes, weight } = inAddress;
  const known = inAddress.tags.filter((chosen) => tags.some(({ id }) => id === chosen));
  const facts = { players, playersBy, minutes, weight, tags: known };
  const filter = { ...NO_FILTER, search, category, difficulty, expansions: expansionView, ...facts };
  const view = { ...inAddress, ...filter, sort, isReversed: false };
  const panel = useRef<HTMLElement>(null);
  // The server has sorted them by title, independent of the reader's language.
  const wasPrerendered = !useHydrated();
  const shown = useShownGames(games, view, { isOrdered: wasPrerendered });
  const listed = countListed(games, view);
  useFocusOnEmptyChange(panel, shown.length > 0);

  if (games.length === 0)
    return <EmptyState title={t('No games yet')}>{t('The shelf is still empty. Come back later.')}</EmptyState>;
  return (
    <section ref={panel} aria-label={t('Games')}>
      <SharedTools
        sorts={sorts}
        view={view}
        onChange={change}
        hasExpansions={games.some(({ isExpansion }) => isExpansion)}
        hasWeights={games.some((game) => game.weight !== null)}
      />
      {tags.length > 0 ? <TagFilter tags={tags} games={games} filter={view} onChange={change} /> : null}
      <p role="status" className="text-sm text-ink-2 not-empty:mb-4">
        {nearestText(view.search, shown[0] && factsOf(shown[0]).searched) ??
          (shown.length === listed ? null : t('{shown} of {listed} games', { shown: shown.length, listed }))}
      </p>
      {shown.length > 0 ? (
        <SharedGrid games={shown} showRatings={showRatings} />
      ) : (
        <NoMatches games={games} view={view} onChange={change} />
      )}
    </section>
  );
}
