import { ArrowUpDown } from 'lucide-react';
import { ScanButton } from '#client/copies/scanning/scan-button.tsx';
import { UNFILTERED, type CollectionView } from '#client/games/collection-view.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { SearchBox } from '#client/ui/forms/search-box.tsx';
import type { CollectionDialog } from '../collection-dialog.ts';
import { FiltersButton } from './filters-button.tsx';
import { t } from '#client/collection/words/words.ts';

interface CompactToolbarProps {
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
  /** The number of shown games as text; undefined if all are shown. */
  shownText: string | undefined;
  onOpen: (dialog: CollectionDialog) => void;
}

/**
 * The tools on phones, one row: search, one button for all filters, one for sort, layout, views and selecting. A second
 * row says how many games a filter leaves.
 */
export function CompactToolbar({ view, onChange, shownText, onOpen }: CompactToolbarProps) {
  return (
    <div className="compact-toolbar mb-1" role="search" aria-label={t('Games')}>
      <div className="compact-toolbar-row flex items-center gap-2">
        <SearchBox
          value={view.search}
          onChange={(search) => onChange({ search })}
          placeholder={t('Search games...')}
          end={<ScanButton />}
        />
        <FiltersButton compact view={view} onOpen={() => onOpen('filters')} />
        <Button
          icon={ArrowUpDown}
          className="min-w-tap [&>.btn-label:empty]:hidden"
          aria-label={t('Sort and View')}
          aria-haspopup="dialog"
          data-select-button=""
          onClick={() => onOpen('view')}
        />
      </div>
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-sm text-ink-2">
          {shownText}
        </p>
        {shownText === undefined ? null : (
          <Button size="sm" variant="ghost" className="flex-none" onClick={() => onChange(UNFILTERED)}>
            {t('Clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
