import { X } from 'lucide-react';
import { UNFILTERED, type CollectionView } from '#client/games/collection-view.ts';
import { KindSelects } from '#client/games/parts/kind-selects.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { SearchBox } from '#client/ui/forms/search-box.tsx';
import { fieldOf } from '#client/games/filters/collection-filter.ts';

export const SORTS = [
  { value: 'title', label: 'Title' },
  { value: 'timesPlayed', label: 'Times Played' },
  { value: 'category', label: 'Category' },
  { value: 'difficulty', label: 'Difficulty' },
] as const;
export const SORTS_WITH_RATING = [...SORTS, { value: 'rating', label: 'Rating' }] as const;

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

const EMPTY_COLLECTION = { games: [], now: new Date(0) };

/** The choices of a setting, none first. */
function optionsOf(name: Fact): { value: string; label: string }[] {
  const field = fieldOf(name);
  const most = name === 'players' ? '' : 'up to ';
  return [
    { value: '', label: 'Any' },
    ...field
      .choices(EMPTY_COLLECTION)
      .map((choice) => ({ value: String(choice), label: `${most}${field.label(choice)}` })),
  ];
}

type Sort = (typeof SORTS_WITH_RATING)[number];

interface SharedToolsProps {
  sorts: readonly Sort[];
  view: Omit<CollectionView, 'sort'> & { sort: Sort['value'] };
  onChange: (changes: Partial<CollectionView>) => void;
  hasExpansions: boolean;
  hasWeights: boolean;
}

/** Search, sort and filters of a shared collection; on phones all but the search in a line that scrolls sideways. */
export function SharedTools({ sorts, view, onChange, hasExpansions, hasWeights }: SharedToolsProps) {
  const width = 'flex-none sm:w-47.5';
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2 sm:mb-4 sm:gap-2.5" role="search" aria-label="Games">
      <div className="basis-full desk:flex-1 desk:basis-60">
        <SearchBox value={view.search} onChange={(search) => onChange({ search })} placeholder="Search games..." />
      </div>
      <div className="-my-1 -ms-gutter flex min-w-0 flex-1 [scrollbar-width:none] gap-2 overflow-x-auto [mask-image:linear-gradient(90deg,#000_calc(100%-24px),#0004)] py-1 ps-gutter pe-6 sm:contents">
        <FilterSelect
          className={width}
          label="Sort"
          value={view.sort}
          onChange={(sort) => onChange({ sort })}
          options={sorts}
          shortLabel={sorts.find(({ value }) => value === view.sort)?.label}
        />
        <KindSelects view={view} onChange={onChange} className={width} />
        <i className="hidden basis-full desk:block" aria-hidden="true" />
        {FACTS.filter((name) => name !== 'weight' || hasWeights || view.weight !== null).map((name) => (
          <FilterSelect
            key={name}
            className={width}
            label={FACT_LABELS[name]}
            value={fieldOf(name).write(view[name]) ?? ''}
            onChange={(value) => onChange({ [name]: fieldOf(name).read(value) })}
            options={optionsOf(name)}
            shortLabel={view[name] === null ? FACT_LABELS[name] : `${FACT_LABELS[name]}: ${view[name]}`}
          />
        ))}
        {view.players === null ? null : (
          <FilterSelect
            className={width}
            label="How well"
            value={view.playersBy}
            onChange={(playersBy) => onChange({ playersBy })}
            options={PLAYERS_BY}
          />
        )}
        {hasExpansions ? (
          <FilterSelect
            className={width}
            label="Expansions"
            value={view.expansions}
            onChange={(expansions) => onChange({ expansions })}
            options={EXPANSIONS}
          />
        ) : null}
      </div>
      <Button icon={X} className="flex-none max-sm:px-3 max-sm:[&_.icon]:hidden" onClick={() => onChange(UNFILTERED)}>
        Clear
      </Button>
    </div>
  );
}
