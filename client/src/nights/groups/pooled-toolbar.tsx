import { FilterToolbar } from '#client/games/parts/filter-toolbar.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { ALL_POOLED, POOLED_MINUTES, POOLED_PLAYERS, type PooledFilter } from './pooled-filter.ts';
import { t } from '#client/nights/words/words.ts';

interface PooledToolbarProps {
  view: PooledFilter;
  onChange: (changes: Partial<PooledFilter>) => void;
}

const SORTS = [
  { value: 'title', label: t('Title') },
  { value: 'owners', label: t('Most Shelves') },
  { value: 'category', label: t('Category') },
  { value: 'difficulty', label: t('Difficulty') },
] as const;

const PLAYERS = [
  { value: '', label: t('Any') },
  ...POOLED_PLAYERS.map((count) => ({ value: String(count), label: String(count) })),
];
const MINUTES = [
  { value: '', label: t('Any') },
  ...POOLED_MINUTES.map((minutes) => ({ value: String(minutes), label: t('Up to {minutes} min', { minutes }) })),
];

const numberIn = (text: string): number | null => (text === '' ? null : Number(text));

/** Filters as in My Games, plus players and time. */
export function PooledToolbar({ view, onChange }: PooledToolbarProps) {
  return (
    <>
      <FilterToolbar
        label={t('Games of the group')}
        placeholder={t('Search games...')}
        sorts={SORTS}
        view={view}
        onChange={onChange}
        onClear={() => onChange(ALL_POOLED)}
      />
      <div className="mt-3 flex flex-wrap gap-2.5">
        <FilterSelect
          label={t('Players')}
          value={String(view.players ?? '')}
          onChange={(value) => onChange({ players: numberIn(value) })}
          options={PLAYERS}
          shortLabel={view.players === null ? t('Players') : t('For {count}', { count: view.players })}
        />
        <FilterSelect
          label={t('Duration')}
          value={String(view.minutes ?? '')}
          onChange={(value) => onChange({ minutes: numberIn(value) })}
          options={MINUTES}
        />
      </div>
    </>
  );
}
