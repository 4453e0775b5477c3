import { ArrowUpDown } from 'lucide-react';
import { ScanButton } from '#client/entities/barcodes/scan-button.tsx';
import { FilterSelect } from '#client/ui/filter-select.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import type { SortOption } from '../sort-options.ts';
import type { CollectionView } from '#client/entities/games/collection-view.ts';
import { DirectionButton } from './direction-button.tsx';
import { FilterLine } from './filter-line.tsx';
import { FiltersButton } from './filters-button.tsx';
import { SelectButton } from '../selection/select-button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { CollectionLayout } from '../collection-layout.ts';
import { GroupSelect } from './group-select.tsx';
import { LayoutSwitch } from './layout-switch.tsx';
import type { CollectionDialog } from './collection-dialogs.tsx';
import { ViewsBar } from './views-bar.tsx';

interface CompactToolbarProps {
  view: CollectionView;
  sorts: readonly SortOption[];
  onChange: (changes: Partial<CollectionView>) => void;
  /** The number of shown games as text; undefined if all are shown. */
  shownText: string | undefined;
  layout: CollectionLayout;
  /** Number of games on the list and of those that match; undefined while loading. */
  listed: number | undefined;
  shown: number;
  onOpen: (dialog: CollectionDialog) => void;
}

/**
 * The compact toolbar on phones: search, one button for all filters, views, layout. What a layout has of its own stands
 * below the switch of layouts, so that a change moves nothing above the games: with cards the frequent filters.
 */
export function CompactToolbar(props: CompactToolbarProps) {
  const { view, sorts, onChange, shownText, layout, listed, shown, onOpen } = props;
  return (
    <div className="compact-toolbar mb-1.5 grid grid-cols-[minmax(0,1fr)] gap-1.5" role="search" aria-label="Games">
      <div className="compact-toolbar-row flex items-center gap-2">
        <SearchBox
          value={view.search}
          onChange={(search) => onChange({ search })}
          placeholder="Search games..."
          end={<ScanButton />}
        />
        <FiltersButton compact view={view} onOpen={() => onOpen('filters')} />
        {layout === 'cards' ? null : (
          <FilterSelect
            className="w-11 flex-none"
            icon={ArrowUpDown}
            label="Sort"
            value={view.sort}
            onChange={(sort) => onChange({ sort, isReversed: false })}
            options={sorts}
          />
        )}
        <SelectButton compact />
      </div>
      <div className="compact-toolbar-row flex items-center gap-2">
        <ViewsBar view={view} listed={listed} shown={shown} onOpen={onOpen} />
        <VisuallyHidden>
          <p role="status">{shownText}</p>
        </VisuallyHidden>
        {layout === 'cards' ? null : <DirectionButton view={view} onChange={onChange} className="ms-auto" />}
        <LayoutSwitch layout={layout} />
      </div>
      {layout === 'cards' ? <FilterLine view={view} sorts={sorts} onChange={onChange} /> : null}
      {layout === 'wall' ? <GroupSelect view={view} onChange={onChange} /> : null}
    </div>
  );
}
