import type { CollectionView } from '#client/games/collection-view.ts';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { t } from '#client/collection/words/words.ts';

const GROUPS = [
  { value: 'none', label: t('None') },
  { value: 'category', label: t('Category') },
  { value: 'tier', label: t('Tier') },
  { value: 'place', label: t('Place') },
] as const;

interface GroupSelectProps {
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
}

/** Grouping of the wall of covers. */
export function GroupSelect({ view, onChange }: GroupSelectProps) {
  return (
    <FilterSelect
      className="w-42.5"
      label={t('Group')}
      value={view.group}
      onChange={(group) => onChange({ group })}
      options={GROUPS}
    />
  );
}
