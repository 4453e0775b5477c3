import { useMutation } from '@tanstack/react-query';
import { Library, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { countText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Group } from '#shared/contracts/groups.ts';
import { deleteGroup } from '#client/entities/groups/api.ts';
import * as messages from '#client/entities/groups/messages.ts';

const SHOWN = 8;

/** A group: who is in it, and whose shelves it has. */
export function GroupCard({ group, onEdit }: { group: Group; onEdit: () => void }) {
  const [deleting, setDeleting] = useState(false);
  const { mutate, isPending } = useMutation({
    ...deleteGroup,
    onSuccess: () => toast(messages.deleted(group.name)),
    onError: (error) => toast(messages.failed(error)),
  });
  const { members } = group;
  const sharing = members.filter(({ sharesShelf }) => sharesShelf).length;
  return (
    <Tile as="li" className="group-card">
      <div className="group-card-head">
        <h2 dir="auto">{group.name}</h2>
        <IconButton icon={Pencil} label={`Edit ${group.name}`} onClick={onEdit} />
        <IconButton icon={Trash2} tone="danger" label={`Delete ${group.name}`} onClick={() => setDeleting(true)} />
      </div>
      <ul className="group-people" aria-label={`People of ${group.name}`}>
        {members.slice(0, SHOWN).map(({ id, email, name }) => (
          <li key={id} title={email}>
            <Avatar name={name ?? email} size="sm" />
            <bdi>{name ?? email}</bdi>
          </li>
        ))}
        {members.length > SHOWN ? <li>and {members.length - SHOWN} more</li> : null}
      </ul>
      <p className="group-card-facts">
        {countText(members.length, 'person', 'people')},{' '}
        {sharing === 0
          ? 'nobody shares their shelf yet'
          : `${sharing} of them ${sharing === 1 ? 'shares' : 'share'} their shelf`}
      </p>
      <Button icon={Library} href={`/groups/${group.id}`} aria-label={`See the Shelf: ${group.name}`}>
        See the Shelf
      </Button>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${group.name}?`}
        description="The people stay on the lists of your events. Shelves that were shared are no longer seen here."
        confirmLabel="Delete Group"
        pending={isPending}
        pendingLabel="Deleting..."
        onConfirm={() => mutate(group.id, { onSuccess: () => setDeleting(false) })}
      />
    </Tile>
  );
}
