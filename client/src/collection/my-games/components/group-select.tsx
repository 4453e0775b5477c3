import type { CollectionView } from '#client/games/collection-view.ts';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';

const GROUPS = [
  { value: 'none', label: 'None' },
  { value: 'category', label: 'Category' },
  { value: 'tier', label: 'Tier' },
  { value: 'place', label: 'Place' },
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
      label="Group"
      value={view.group}
      onChange={(group) => onChange({ group })}
      options={GROUPS}
    />
  );
}
