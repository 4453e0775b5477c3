import { useRef, memo } from 'react';
import { FilterToolbar } from '#client/entities/games/filter-toolbar.tsx';
import { NoMatches } from '#client/entities/games/no-matches.tsx';
import { UNFILTERED } from '#client/entities/games/collection-view.ts';
import { useCollectionView } from '#client/entities/games/use-collection-view.ts';
import { useFocusOnExchange } from '#client/entities/games/use-focus-on-exchange.ts';
import { countListed, useShownGames } from '#client/entities/games/use-shown-games.ts';
import { useHydrated } from '#client/lib/use-hydrated.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FilterSelect } from '#client/ui/filter-select.tsx';
import type { SharedTag } from '#shared/contracts/shared-collection.ts';
import { fieldOf, NO_FILTER } from '#shared/rules/games/collection-filter.ts';
import type { ShownGame } from '../collected-game.ts';
import { CardGrid } from '#client/entities/games/card-grid.tsx';
import { SharedCard } from './shared-card.tsx';
import { TagFilter } from './tag-filter.tsx';

interface SharedGridProps {
  games: readonly ShownGame[];
  showRatings: boolean;
}

const ROW_ESTIMATES = [182, 392, 380, 372] as const;

/** The cards of a shared collection, read-only. */
const SharedGrid = memo(function SharedGrid({ games, showRatings }: SharedGridProps) {
  return (
    <CardGrid items={games} label="Shared games" rowEstimates={ROW_ESTIMATES}>
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

const SORTS = [
  { value: 'title', label: 'Title' },
  { value: 'timesPlayed', label: 'Times Played' },
  { value: 'category', label: 'Category' },
  { value: 'difficulty', label: 'Difficulty' },
] as const;
const SORTS_WITH_RATING = [...SORTS, { value: 'rating', label: 'Rating' }] as const;

const EXPANSIONS = [
  { value: 'hidden', label: 'Hidden' },
  { value: 'shown', label: 'Shown' },
  { value: 'only', label: 'Only' },
] as const;

/** Settings of My Games that look at public facts. */
const FACTS = ['players', 'minutes', 'weight'] as const;
type Fact = (typeof FACTS)[number];
const FACT_LABELS: Record<Fact, string> = { players: 'Players', minutes: 'Minutes', weight: 'Weight' };
const PLAYERS_BY = [
  { value: 'fits', label: 'Any' },
  { value: 'recommended', label: 'Recommended' },
  { value: 'best', label: 'Best' },
] as const;

const NO_SHELF = { games: [], now: new Date(0) };

/** The choices of a setting, none first. */
function optionsOf(name: Fact): { value: string; label: string }[] {
  const field = fieldOf(name);
  const most = name === 'players' ? '' : 'up to ';
  return [
    { value: '', label: 'Any' },
    ...field.choices(NO_SHELF).map((choice) => ({ value: String(choice), label: `${most}${field.label(choice)}` })),
  ];
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
  const cameDrawn = !useHydrated();
  const shown = useShownGames(games, view, { isOrdered: cameDrawn });
  const listed = countListed(games, view);
  useFocusOnExchange(panel, shown.length > 0);

  if (games.length === 0)
    return <EmptyState title="No games yet">The shelf is still empty. Come back later.</EmptyState>;
  return (
    <section ref={panel} aria-label="Games">
      <FilterToolbar
        label="Games"
        placeholder="Search games..."
        sorts={sorts}
        view={view}
        onChange={change}
        onClear={() => change(UNFILTERED)}
      />
      <div className="shared-extras mt-[calc(-1_*_var(--sp-2))] mb-4 flex min-h-5 flex-wrap items-center gap-3 text-sm text-ink-2">
        {FACTS.map((name) => (
          <FilterSelect
            key={name}
            className="w-42.5"
            label={FACT_LABELS[name]}
            value={fieldOf(name).write(view[name]) ?? ''}
            onChange={(value) => change({ [name]: fieldOf(name).read(value) })}
            options={optionsOf(name)}
            shortLabel={`${FACT_LABELS[name]}: ${fieldOf(name).write(view[name]) ?? 'any'}`}
          />
        ))}
        {view.players === null ? null : (
          <FilterSelect
            className="w-42.5"
            label="How well"
            value={view.playersBy}
            onChange={(by) => change({ playersBy: by })}
            options={PLAYERS_BY}
          />
        )}
        {games.some(({ isExpansion }) => isExpansion) ? (
          <FilterSelect
            className="w-42.5 sm:w-47.5"
            label="Expansions"
            value={view.expansions}
            onChange={(expansions) => change({ expansions })}
            options={EXPANSIONS}
          />
        ) : null}
        {tags.length > 0 ? <TagFilter tags={tags} games={games} filter={view} onChange={change} /> : null}
        <p role="status">{shown.length === listed ? null : `${shown.length} of ${listed} games`}</p>
      </div>
      {shown.length > 0 ? (
        <SharedGrid games={shown} showRatings={showRatings} />
      ) : (
        <NoMatches games={games} view={view} onChange={change} />
      )}
    </section>
  );
}
