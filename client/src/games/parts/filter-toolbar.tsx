import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { SearchBox } from '#client/ui/forms/search-box.tsx';
import { KindSelects, type KindsView } from './kind-selects.tsx';
import { t } from '#client/games/words/words.ts';

interface FilteredView<Sort extends string> extends KindsView {
  search: string;
  sort: Sort;
}

interface FilterToolbarProps<Sort extends string> {
  /** The accessible name of the whole. */
  label: string;
  placeholder: string;
  /** `short` is for phones. */
  sorts: readonly { value: Sort; label: string; short?: string }[];
  view: FilteredView<Sort>;
  onChange: (changes: Partial<FilteredView<Sort>>) => void;
  onClear: () => void;
  /** A square button at the end of the search. */
  searchEnd?: ReactNode;
  /** After the sort, from 1024 px. */
  direction?: ReactNode;
}

/** Search, sort, the two filters, and Clear. */
export function FilterToolbar<Sort extends string>(props: FilterToolbarProps<Sort>) {
  const { label, placeholder, sorts, view, onChange, onClear, searchEnd, direction } = props;
  const sort = sorts.find(({ value }) => value === view.sort);
  return (
    <div className="toolbar mb-4 grid grid-cols-3 gap-2 sm:mb-5 sm:gap-2.5 desk:flex" role="search" aria-label={label}>
      <SearchBox
        value={view.search}
        onChange={(search) => onChange({ search })}
        placeholder={placeholder}
        end={searchEnd}
      />
      <FilterSelect
        label={t('Sort')}
        value={view.sort}
        onChange={(value) => onChange({ sort: value })}
        options={sorts}
        shortLabel={sort?.short ?? sort?.label}
      />
      {direction}
      <KindSelects view={view} onChange={onChange} />
      <Button className="desk:last:px-4" icon={X} onClick={onClear}>
        {t('Clear')}
      </Button>
    </div>
  );
}
