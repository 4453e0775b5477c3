import { FilterToolbar } from '#client/games/parts/filter-toolbar.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { ALL_POOLED, POOLED_MINUTES, POOLED_PLAYERS, type PooledFilter } from './pooled-filter.ts';

interface PooledToolbarProps {
  view: PooledFilter;
  onChange: (changes: Partial<PooledFilter>) => void;
}

const SORTS = [
  { value: 'title', label: 'Title' },
  { value: 'owners', label: 'Most Shelves' },
  { value: 'category', label: 'Category' },
  { value: 'difficulty', label: 'Difficulty' },
] as const;

const PLAYERS = [
  { value: '', label: 'Any' },
  ...POOLED_PLAYERS.map((count) => ({ value: String(count), label: String(count) })),
];
const MINUTES = [
  { value: '', label: 'Any' },
  ...POOLED_MINUTES.map((minutes) => ({ value: String(minutes), label: `Up to ${minutes} min` })),
];

const numberIn = (text: string): number | null => (text === '' ? null : Number(text));

/** Filters as in My Games, plus players and time. */
export function PooledToolbar({ view, onChange }: PooledToolbarProps) {
  return (
    <>
      <FilterToolbar
        label="Games of the group"
        placeholder="Search games..."
        sorts={SORTS}
        view={view}
        onChange={onChange}
        onClear={() => onChange(ALL_POOLED)}
      />
      <div className="mt-3 flex flex-wrap gap-2.5">
        <FilterSelect
          label="Players"
          value={String(view.players ?? '')}
          onChange={(value) => onChange({ players: numberIn(value) })}
          options={PLAYERS}
          shortLabel={view.players === null ? 'Players' : `For ${view.players}`}
        />
        <FilterSelect
          label="Duration"
          value={String(view.minutes ?? '')}
          onChange={(value) => onChange({ minutes: numberIn(value) })}
          options={MINUTES}
        />
      </div>
    </>
  );
}
