import { ladderAddress } from '#client/lib/addresses.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Library, ListOrdered, LogOut } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Membership } from '#shared/nights/groups-contract.ts';
import { changeMembership, leaveGroup, membershipsQuery } from './api.ts';
import * as messages from './messages.ts';
import { rich, t } from '#client/nights/words/words.ts';

/** Groups of others that include the user, who decides whether to share their collection. */
export function Memberships() {
  const { data: memberships } = useQuery(membershipsQuery);
  if (!memberships || memberships.length === 0) return null;
  return (
    <section aria-labelledby="memberships" className="mt-9">
      <h2 className="mb-3.5 text-xl" id="memberships">
        {t('Groups of others that you are in')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-4.5">
        {memberships.map((membership) => (
          <MembershipCard key={membership.id} membership={membership} />
        ))}
      </ul>
    </section>
  );
}

function MembershipCard({ membership }: { membership: Membership }) {
  const { id, groupId, groupName, hostName, sharesShelf, hasLadder, isOnLadder } = membership;
  const sharing = useMutation({
    ...changeMembership,
    onSuccess: (answer) => toast(messages.shared(answer.sharesShelf, groupName)),
    onError: (error) => toast(messages.failed(error)),
  });
  const ladder = useMutation({
    ...changeMembership,
    onSuccess: (answer) => toast(messages.onLadder(answer.isOnLadder, groupName)),
    onError: (error) => toast(messages.failed(error)),
  });
  const leaving = useMutation({
    ...leaveGroup,
    onSuccess: () => toast(messages.left(groupName)),
    onError: (error) => toast(messages.failed(error)),
  });
  return (
    <Tile as="li" className="grid content-start justify-items-start gap-3">
      <div className="flex w-full items-center gap-1">
        <h3 className="min-w-0 flex-1 font-display text-xl wrap-anywhere" dir="auto">
          {groupName}
        </h3>
      </div>
      <p className="text-sm text-ink-2">{rich('A group of {name}', { name: <bdi>{hostName}</bdi> })}</p>
      <Checkbox
        label={t('Share my shelf')}
        description={t(
          'Its host and those who share too see which games you own; never your ratings, notes or wishlist.',
        )}
        checked={sharing.isPending ? (sharing.variables.changes?.sharesShelf ?? sharesShelf) : sharesShelf}
        disabled={sharing.isPending}
        onChange={({ target }) => sharing.mutate({ id, changes: { sharesShelf: target.checked } })}
      />
      {hasLadder ? (
        <Checkbox
          label={t('Be on the ladder')}
          description={t('The group sees your name and rating. Without you, plays count as if your seat were empty.')}
          checked={ladder.isPending ? (ladder.variables.changes?.isOnLadder ?? isOnLadder) : isOnLadder}
          disabled={ladder.isPending}
          onChange={({ target }) => ladder.mutate({ id, changes: { isOnLadder: target.checked } })}
        />
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        {sharesShelf ? (
          <Button size="sm" icon={Library} href={`/groups/${groupId}`}>
            {t('See the Shelf')}
          </Button>
        ) : null}
        {hasLadder ? (
          <Button
            size="sm"
            icon={ListOrdered}
            href={ladderAddress(groupId)}
            aria-label={t('See the Ladder: {name}', { name: groupName })}
          >
            {t('See the Ladder')}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="ghost-danger"
          icon={LogOut}
          pending={leaving.isPending}
          pendingLabel={t('Leaving...')}
          aria-label={t('Leave {name}', { name: groupName })}
          onClick={() => leaving.mutate(id)}
        >
          {t('Leave')}
        </Button>
      </div>
    </Tile>
  );
}
