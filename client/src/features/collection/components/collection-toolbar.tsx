import { UNFILTERED, type CollectionView } from '../collection-view.ts';
import { COLLECTION_SORT_OPTIONS } from '../sort-options.ts';
import { FilterToolbar } from './filter-toolbar.tsx';

interface CollectionToolbarProps {
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
}

/** What My Games is searched, sorted and filtered with. */
export function CollectionToolbar({ view, onChange }: CollectionToolbarProps) {
  return (
    <FilterToolbar
      label="Games"
      placeholder="Search games..."
      sorts={COLLECTION_SORT_OPTIONS}
      view={view}
      onChange={onChange}
      onClear={() => onChange(UNFILTERED)}
    />
  );
}
