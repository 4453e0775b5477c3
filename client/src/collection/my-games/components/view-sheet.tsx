import { ListChecks } from 'lucide-react';
import { UNFILTERED, type CollectionView } from '#client/games/collection-view.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import type { CollectionLayout } from '../collection-layout.ts';
import { startSelecting } from '../selection/selection.ts';
import type { SortOption } from '../sort-options.ts';
import type { CollectionDialog } from '../collection-dialog.ts';
import { DirectionButton } from './direction-button.tsx';
import { GroupSelect } from './group-select.tsx';
import { LayoutSwitch } from './layout-switch.tsx';
import { ViewsBar } from './views-bar.tsx';
import { t } from '#client/collection/words/words.ts';

/** What the list shows at present. */
export interface ShownList {
  sorts: readonly SortOption[];
  layout: CollectionLayout;
  /** Number of games on the list, and of those that match. */
  listed: number;
  shown: number;
}

interface ViewSheetProps extends ShownList {
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
  onOpen: (dialog: CollectionDialog) => void;
  onClose: () => void;
}

const ROW = 'flex min-h-tap flex-wrap items-center justify-between gap-x-3 gap-y-1';

/** On phones: sort, layout, saved views and selecting; a choice applies at once. */
export function ViewSheet({ view, sorts, layout, listed, shown, onChange, onOpen, onClose }: ViewSheetProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={t('Sort and View')}
      footer={
        <>
          <Button variant="ghost" onClick={() => onChange(UNFILTERED)}>
            {t('Clear')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className={ROW}>
          <b className="text-sm" aria-hidden="true">
            {t('Sort')}
          </b>
          <span className="flex gap-2">
            <FilterSelect
              className="w-44"
              label={t('Sort')}
              value={view.sort}
              onChange={(sort) => onChange({ sort, isReversed: false })}
              options={sorts}
              shortLabel={sorts.find(({ value }) => value === view.sort)?.label}
            />
            <DirectionButton view={view} onChange={onChange} />
          </span>
        </div>
        <div className={ROW}>
          <b className="text-sm" aria-hidden="true">
            {t('Layout')}
          </b>
          <LayoutSwitch layout={layout} />
        </div>
        {layout === 'wall' ? (
          <div className={ROW}>
            <b className="text-sm" aria-hidden="true">
              {t('Group')}
            </b>
            <GroupSelect view={view} onChange={onChange} />
          </div>
        ) : null}
        <div>
          <b className="text-sm" aria-hidden="true">
            {t('Saved views')}
          </b>
          <ViewsBar view={view} listed={listed} shown={shown} onOpen={onOpen} onLeave={onClose} />
        </div>
        <Button
          icon={ListChecks}
          onClick={() => {
            onClose();
            startSelecting();
          }}
        >
          {t('Select Games')}
        </Button>
      </div>
    </Dialog>
  );
}
