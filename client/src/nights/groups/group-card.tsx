import { ladderAddress } from '#client/lib/addresses.ts';
import { Library, ListOrdered, Pencil, Trash2, Trophy } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Group } from '#shared/nights/groups-contract.ts';
import { deleteGroup } from './api.ts';
import * as messages from './messages.ts';
import { t } from '#client/nights/words/words.ts';

const SHOWN = 8;

/** A group with its members and who shares a collection. */
export function GroupCard({ group, onEdit }: { group: Group; onEdit: () => void }) {
  const [deleting, setDeleting] = useState(false);
  const { members } = group;
  const sharing = members.filter(({ sharesShelf }) => sharesShelf).length;
  return (
    <Tile as="li" className="grid content-start justify-items-start gap-3">
      <div className="flex w-full items-center gap-1">
        <h2 className="min-w-0 flex-1 font-display text-xl wrap-anywhere" dir="auto">
          {group.name}
        </h2>
        <IconButton icon={Pencil} label={t('Edit {name}', { name: group.name })} onClick={onEdit} />
        <IconButton
          icon={Trash2}
          tone="danger"
          label={t('Delete {name}', { name: group.name })}
          onClick={() => setDeleting(true)}
        />
      </div>
      <ul className="flex flex-wrap gap-x-3.5 gap-y-2" aria-label={t('People of {name}', { name: group.name })}>
        {members.slice(0, SHOWN).map(({ id, email, name }) => (
          <li className="inline-flex max-w-full items-center gap-1.5 text-sm wrap-anywhere" key={id} title={email}>
            <Avatar name={name ?? email} size="sm" />
            <bdi>{name ?? email}</bdi>
          </li>
        ))}
        {members.length > SHOWN ? (
          <li className="inline-flex max-w-full items-center gap-1.5 text-sm wrap-anywhere">
            {t('and {count} more', { count: members.length - SHOWN })}
          </li>
        ) : null}
      </ul>
      <p className="text-sm text-ink-2">
        {sharing === 0
          ? t('{count, plural, one {# person} other {# people}}, nobody shares their shelf yet', {
              count: members.length,
            })
          : t(
              '{count, plural, one {# person} other {# people}}, {sharing, plural, one {# of them shares their shelf} other {# of them share their shelf}}',
              { count: members.length, sharing },
            )}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          icon={Library}
          href={`/groups/${group.id}`}
          aria-label={t('See the Shelf: {name}', { name: group.name })}
        >
          {t('See the Shelf')}
        </Button>
        <Button
          icon={ListOrdered}
          href={ladderAddress(group.id)}
          aria-label={t('Ladder: {name}', { name: group.name })}
        >
          {t('Ladder')}
        </Button>
        <Button
          icon={Trophy}
          href={`/groups/${group.id}/awards`}
          aria-label={t('Awards: {name}', { name: group.name })}
        >
          {t('Awards')}
        </Button>
      </div>
      {deleting ? (
        <ConfirmDeletion
          subject={group.id}
          deletion={deleteGroup}
          title={t('Delete {name}?', { name: group.name })}
          description={t(
            'The people stay on the lists of your events. Shelves that were shared are no longer seen here, and channels that are told of its nights alone are deleted.',
          )}
          confirmLabel={t('Delete Group')}
          onClose={() => setDeleting(false)}
          onDeleted={() => toast(messages.deleted(group.name))}
          onFailed={(error) => toast(messages.failed(error))}
        />
      ) : null}
    </Tile>
  );
}
