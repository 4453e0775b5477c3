import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useRef } from 'react';
import { currentUserQuery } from '#client/accounts/api.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { HostingInvitation } from '#shared/organizations/hosts-contract.ts';
import { acceptHosting, endHosting, hostingsQuery } from './api.ts';
import { chooseHost } from './host-choice.ts';
import * as messages from './messages.ts';
import './organization-hosts.css';
import { rich, t } from '#client/organizations/words/words.ts';

/** Invitations of organizations, if any. */
export function InvitationsToHost() {
  const { data: invitations, isError, refetch } = useQuery(hostingsQuery);
  const region = useRef<HTMLDivElement>(null);
  if (isError && !invitations) {
    return (
      <p role="alert" className="mb-4 text-sm text-ink-2">
        {t('Invitations to host could not be loaded.')}{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          {t('Try again')}
        </button>
      </p>
    );
  }
  return (
    // It stays after the last answer, to hold the focus.
    <div
      ref={region}
      tabIndex={-1}
      className="invitations-to-host-region focus:outline-none"
      role="group"
      aria-label={t('Invitations to host')}
    >
      {invitations && invitations.length > 0 ? (
        <ul className="invitations-to-host grid gap-4">
          {invitations.map((invitation) => (
            <InvitationCard
              key={invitation.id}
              invitation={invitation}
              onAnswered={() => region.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface InvitationCardProps {
  invitation: HostingInvitation;
  /** The card is removed, and with it the focused button. */
  onAnswered: () => void;
}

function InvitationCard({ invitation, onAnswered }: InvitationCardProps) {
  const { id, organizationName: name, logo } = invitation;
  const { data: user } = useQuery(currentUserQuery);
  const accepting = useMutation({
    ...acceptHosting,
    onSuccess: ({ organizationId }) => {
      if (user) chooseHost(user.id, organizationId);
      toast(messages.accepted(name));
      onAnswered();
    },
    onError: (error) => toast(messages.failed(error)),
  });
  const declining = useMutation({
    ...endHosting,
    onSuccess: () => {
      toast(messages.declined(name));
      onAnswered();
    },
    onError: (error) => toast(messages.failed(error)),
  });
  const isPending = accepting.isPending || declining.isPending;
  return (
    <Tile
      as="li"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 nav:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <Avatar name={name} imageUrl={logo} look="account" size="lg" />
      <div>
        <h2 className="font-display text-lg leading-[1.2] font-bold wrap-anywhere">
          {rich('{organization} asks you to host', { organization: <bdi>{name}</bdi> })}
        </h2>
        <p className="mt-1 text-sm text-ink-2">
          {t('You would plan its nights, invite its guests and choose from its games. Your own nights stay yours.')}
        </p>
      </div>
      <div className="col-span-full flex flex-wrap gap-2 nav:col-auto">
        <Button
          className="max-sm:flex-auto"
          icon={X}
          disabled={isPending}
          pending={declining.isPending}
          pendingLabel={t('Declining...')}
          aria-label={t('Decline to host for {organization}', { organization: name })}
          onClick={() => declining.mutate(id)}
        >
          {t('Decline')}
        </Button>
        <Button
          className="max-sm:flex-auto"
          variant="act"
          icon={Check}
          disabled={isPending}
          pending={accepting.isPending}
          pendingLabel={t('Accepting...')}
          aria-label={t('Accept to host for {organization}', { organization: name })}
          onClick={() => accepting.mutate(id)}
        >
          {t('Accept')}
        </Button>
      </div>
    </Tile>
  );
}
