import { UNFILTERED, type CollectionView } from '#client/games/collection-view.ts';
import { ScanButton } from '#client/copies/scanning/scan-button.tsx';
import type { SortOption } from '../sort-options.ts';
import { DirectionButton } from './direction-button.tsx';
import { FilterToolbar } from '#client/games/parts/filter-toolbar.tsx';
import { t } from '#client/collection/words/words.ts';

interface CollectionToolbarProps {
  view: CollectionView;
  sorts: readonly SortOption[];
  onChange: (changes: Partial<CollectionView>) => void;
}

/** Search, sort and filters of My Games. */
export function CollectionToolbar({ view, sorts, onChange }: CollectionToolbarProps) {
  return (
    <FilterToolbar
      label={t('Games')}
      placeholder={t('Search games...')}
      sorts={sorts}
      view={view}
      onChange={(changes) => onChange('sort' in changes ? { ...changes, isReversed: false } : changes)}
      onClear={() => onChange(UNFILTERED)}
      searchEnd={<ScanButton />}
      direction={<DirectionButton view={view} onChange={onChange} className="max-desk:hidden" />}
    />
  );
}
