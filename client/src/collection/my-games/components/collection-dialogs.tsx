import { lazyCode, useLazyCode } from '#client/lib/lazy-code.ts';
import type { CollectionView } from '#client/games/collection-view.ts';
import type { CollectionDialog } from '../collection-dialog.ts';
import { isWorthSaving } from '../view-address.ts';
import type { ShownList } from './view-sheet.tsx';
import type { Game } from '#shared/games/games-contract.ts';

interface CollectionDialogsProps {
  opened: CollectionDialog | null;
  onOpen: (dialog: CollectionDialog | null) => void;
  /** The whole list. */
  games: readonly Game[];
  view: CollectionView;
  shown: ShownList;
  onChange: (changes: Partial<CollectionView>) => void;
}

const filterSheet = lazyCode(() => import('./filter-sheet.tsx'));
const viewSheet = lazyCode(() => import('./view-sheet.tsx'));
const saveDialog = lazyCode(() => import('../save-view-dialog.tsx'));
const viewsDialog = lazyCode(() => import('../views-dialog.tsx'));

/**
 * The open dialog of the toolbar. It is rendered outside the toolbar, because phones have another toolbar: typed text survives when a
 * phone is turned.
 */
export function CollectionDialogs({ opened, onOpen, games, view, shown, onChange }: CollectionDialogsProps) {
  const onClose = () => onOpen(null);
  const filters = useLazyCode(filterSheet, opened === 'filters');
  const sheet = useLazyCode(viewSheet, opened === 'view');
  const saving = useLazyCode(saveDialog, opened === 'save');
  const views = useLazyCode(viewsDialog, opened === 'views');
  if (opened === 'filters' && filters)
    return (
      <filters.FilterSheet
        games={games}
        filter={view}
        onChange={onChange}
        canSave={(filter) => isWorthSaving({ ...view, ...filter })}
        onSave={() => onOpen('save')}
        onClose={onClose}
      />
    );
  if (opened === 'view' && sheet)
    return <sheet.ViewSheet {...shown} view={view} onChange={onChange} onOpen={onOpen} onClose={onClose} />;
  if (opened === 'save' && saving) return <saving.SaveViewDialog view={view} onClose={onClose} />;
  if (opened === 'views' && views) return <views.ViewsDialog onClose={onClose} />;
  return null;
}
