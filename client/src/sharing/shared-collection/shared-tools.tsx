import { labelled } from '#client/lib/words/labelled.ts';
import { X } from 'lucide-react';
import { UNFILTERED, type CollectionView } from '#client/games/collection-view.ts';
import { KindSelects } from '#client/games/parts/kind-selects.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { SearchBox } from '#client/ui/forms/search-box.tsx';
import { fieldOf } from '#client/games/filters/collection-filter.ts';
import { t } from '#client/sharing/words/words.ts';

export const SORTS = [
  { value: 'title', label: t('Title') },
  { value: 'timesPlayed', label: t('Times Played') },
  { value: 'category', label: t('Category') },
  { value: 'difficulty', label: t('Difficulty') },
] as const;
export const SORTS_WITH_RATING = [...SORTS, { value: 'rating', label: t('Rating') }] as const;

const EXPANSIONS = [
  { value: 'hidden', label: t('Hidden') },
  { value: 'shown', label: t('Shown') },
  { value: 'only', label: t('Only') },
] as const;

/** Settings of My Games that look at public facts. */
const FACTS = ['players', 'minutes', 'weight'] as const;
type Fact = (typeof FACTS)[number];
const FACT_LABELS: Record<Fact, string> = { players: t('Players'), minutes: t('Minutes'), weight: t('Weight') };
const PLAYERS_BY = [
  { value: 'fits', label: t('Any') },
  { value: 'recommended', label: t('Recommended') },
  { value: 'best', label: t('Best') },
] as const;

const EMPTY_COLLECTION = { games: [], now: new Date(0) };

/** The choices of a setting, none first. */
function optionsOf(name: Fact): { value: string; label: string }[] {
  const field = fieldOf(name);
  const textOf = (label: string) => (name === 'players' ? label : t('up to {most}', { most: label }));
  return [
    { value: '', label: t('Any') },
    ...field.choices(EMPTY_COLLECTION).map((choice) => ({ value: String(choice), label: textOf(field.label(choice)) })),
  ];
}

const shortLabelOf = (name: Fact, value: number | null): string =>
  value === null ? FACT_LABELS[name] : labelled(FACT_LABELS[name], value);

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
    <div className="mb-2 flex flex-wrap items-center gap-2 sm:mb-4 sm:gap-2.5" role="search" aria-label={t('Games')}>
      <div className="basis-full desk:flex-1 desk:basis-60">
        <SearchBox value={view.search} onChange={(search) => onChange({ search })} placeholder={t('Search games...')} />
      </div>
      <div className="-my-1 -ms-gutter flex min-w-0 flex-1 [scrollbar-width:none] gap-2 overflow-x-auto [mask-image:linear-gradient(90deg,#000_calc(100%-24px),#0004)] py-1 ps-gutter pe-6 sm:contents">
        <FilterSelect
          className={width}
          label={t('Sort')}
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
            shortLabel={shortLabelOf(name, view[name])}
          />
        ))}
        {view.players === null ? null : (
          <FilterSelect
            className={width}
            label={t('How well')}
            value={view.playersBy}
            onChange={(playersBy) => onChange({ playersBy })}
            options={PLAYERS_BY}
          />
        )}
        {hasExpansions ? (
          <FilterSelect
            className={width}
            label={t('Expansions')}
            value={view.expansions}
            onChange={(expansions) => onChange({ expansions })}
            options={EXPANSIONS}
          />
        ) : null}
      </div>
      <Button icon={X} className="flex-none max-sm:px-3 max-sm:[&_.icon]:hidden" onClick={() => onChange(UNFILTERED)}>
        {t('Clear')}
      </Button>
    </div>
  );
}
