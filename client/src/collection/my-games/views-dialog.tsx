import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { SavedView } from '#shared/collection/saved-views-contract.ts';
import { deleteView, orderViews, restoreView, viewsQuery } from './api.ts';
import { viewDeleted, viewFailed } from './messages.ts';
import { ViewRow } from './view-row.tsx';
import { t } from '#client/collection/words/words.ts';

const NONE: SavedView[] = [];
const onError = (error: Error) => void toast(viewFailed(error));

/** Opens, renames, pins, orders and deletes saved views. */
export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const { data: views = NONE } = useQuery(viewsQuery);
  const list = useRef<HTMLDivElement>(null);
  const { mutate: order } = useMutation({ ...orderViews, onError });
  const { mutate: restore } = useMutation({ ...restoreView, onError });
  const { mutate: remove } = useMutation({
    ...deleteView,
    onSuccess: (_done, deletion) => {
      list.current?.focus();
      const undo = {
        altText: t('Keep the view {name}', { name: deletion.view.name }),
        onPress: () => restore(deletion),
      };
      toast({ ...viewDeleted(deletion.view), undo });
    },
    onError,
  });
  const move = (from: number, to: number) => {
    const view = views[from];
    if (view) order(views.toSpliced(from, 1).toSpliced(to, 0, view));
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('Your Views')}
      description={t('Those with a tick are tabs above your games.')}
    >
      <div ref={list} tabIndex={-1} className="focus:outline-none">
        {views.length === 0 ? (
          <EmptyState size="sm" level={3} title={t('No views')}>
            {t('Filter or sort your games, then press Save view.')}
          </EmptyState>
        ) : (
          <ul>
            {views.map((view, index) => (
              <ViewRow
                key={view.id}
                view={view}
                onOpen={onClose}
                onUp={index === 0 ? undefined : () => move(index, index - 1)}
                onDown={index === views.length - 1 ? undefined : () => move(index, index + 1)}
                onDelete={() => remove({ view, before: views })}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
