import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { gamesQuery } from '../api.ts';
import { deleteTag, tagsQuery } from './api.ts';
import { tagDeleted, tagFailed } from './messages.ts';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Tag } from '#shared/games/tags-contract.ts';
import { TagRow } from './tag-row.tsx';
import { t } from '#client/games/words/words.ts';

/** Renames, recolours and deletes tags. */
export function ManageTagsDialog({ onClose }: { onClose: () => void }) {
  const { data: tags, isError, isFetching, refetch } = useQuery(tagsQuery);
  const { data: games } = useQuery(gamesQuery);
  const [deleted, setDeleted] = useState<Tag | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const uses = useMemo(() => {
    const counts = new Map<number, number>();
    for (const id of games?.flatMap(({ tagIds }) => tagIds) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }, [games]);

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('Your Tags')}
      description={t('Labels of your own: where a game stands, with whom it works, what it is for.')}
    >
      <div ref={list} tabIndex={-1} className="focus:outline-none">
        {tags === undefined && isError ? (
          <LoadFailed title={t('Your tags could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
            {t('Check your connection, then try again.')}
          </LoadFailed>
        ) : tags?.length === 0 ? (
          <EmptyState size="sm" level={3} title={t('No tags')}>
            {t('Make one on the page of a game, under Tags.')}
          </EmptyState>
        ) : (
          <ul>
            {tags?.map((tag) => (
              <TagRow
                key={tag.id}
                tag={tag}
                games={t('{count, plural, one {# game} other {# games}}', { count: uses.get(tag.id) ?? 0 })}
                onDelete={() => setDeleted(tag)}
              />
            ))}
          </ul>
        )}
      </div>
      {deleted ? (
        <ConfirmDeletion
          subject={deleted}
          deletion={deleteTag}
          title={t('Delete the tag "{name}"?', { name: deleted.name })}
          description={t(
            'It is removed from {count, plural, one {# game} other {# games}}. The games themselves stay.',
            { count: uses.get(deleted.id) ?? 0 },
          )}
          confirmLabel={t('Delete Tag')}
          onClose={() => setDeleted(null)}
          onDeleted={() => toast(tagDeleted(deleted))}
          onFailed={(error) => toast(tagFailed(error))}
          onFocusLost={() => list.current?.focus()}
        />
      ) : null}
    </Dialog>
  );
}
