import { useMutation } from '@tanstack/react-query';
import { CalendarDays, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import type { HostedOrganization } from '#shared/shapes/hosted-organization.ts';
import { endHosting } from './api.ts';
import { chooseHost } from './host-choice.ts';
import * as messages from './messages.ts';
import './organization-hosts.css';
import { t } from '#client/organizations/words/words.ts';

/** The organizations the user hosts for, each with a button to leave; empty if none. */
export function HostedOrganizations({ user }: { user: CurrentUser }) {
  if (user.hostsFor.length === 0) return null;
  return (
    <Tile as="section" pad="lg" className="grid gap-3" aria-labelledby="hosts-for">
      <h2 id="hosts-for">{t('Organizations You Host For')}</h2>
      <ul>
        {user.hostsFor.map((organization) => (
          <OrganizationRow key={organization.id} organization={organization} userId={user.id} />
        ))}
      </ul>
    </Tile>
  );
}

function OrganizationRow({ organization, userId }: { organization: HostedOrganization; userId: number }) {
  const { id, membershipId, name, logo } = organization;
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending } = useMutation({
    ...endHosting,
    onSuccess: () => toast(messages.left(name)),
    onError: (error) => toast(messages.failed(error)),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-t-line py-3 last:pb-0">
      <Avatar name={name} imageUrl={logo} look="account" />
      <p className="flex min-w-0 flex-[1_1_200px] flex-wrap items-center gap-x-2.5 gap-y-1 font-strong wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={CalendarDays}
          aria-label={t('Its Nights: {organization}', { organization: name })}
          onClick={() => {
            chooseHost(userId, id);
            navigate('/game-nights');
          }}
        >
          {t('Its Nights')}
        </Button>
        <Button
          size="sm"
          variant="ghost-danger"
          icon={DoorOpen}
          aria-label={t('Leave {organization}', { organization: name })}
          onClick={() => setLeaving(true)}
        >
          {t('Leave')}
        </Button>
      </div>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t('Leave {organization}?', { organization: name })}
        description={t('You no longer host for it, from now on. The nights you planned stay with it.')}
        confirmLabel={t('Leave')}
        pending={isPending}
        pendingLabel={t('Leaving...')}
        onConfirm={() => mutate(membershipId, { onSettled: () => setLeaving(false) })}
      />
    </li>
  );
}
