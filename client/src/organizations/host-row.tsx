import { useMutation } from '@tanstack/react-query';
import { MailPlus, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { OrganizationHost } from '#shared/organizations/hosts-contract.ts';
import { dateText } from '#client/lib/reader-time.ts';
import { inviteHostAgain, removeHost } from './api.ts';
import * as messages from './messages.ts';
import { t } from '#client/organizations/words/words.ts';

interface HostRowProps {
  host: OrganizationHost;
  /** The row is removed, and with it the focused button. */
  onRemoved: () => void;
}

/** A host or invited person, with the owner's actions. */
export function HostRow({ host, onRemoved }: HostRowProps) {
  const { id, email, name, acceptedAt } = host;
  const who = name ?? email;
  const isOpen = acceptedAt === null;
  const [removing, setRemoving] = useState(false);
  const again = useMutation({
    ...inviteHostAgain,
    onSuccess: () => toast(messages.hostInvited(email)),
    onError: (error) => toast(messages.failed(error)),
  });
  const takingBack = useMutation({
    ...removeHost,
    onSuccess: () => {
      toast(messages.invitationWithdrawn(email));
      onRemoved();
    },
    onError: (error) => toast(messages.failed(error)),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-t-line py-3 last:pb-0">
      <Avatar name={who} />
      <div className="min-w-0 flex-[1_1_200px]">
        <p className="host-name flex flex-wrap items-center gap-x-2.5 gap-y-1 font-strong wrap-anywhere">
          <bdi>{who}</bdi>
          {isOpen ? <Badge tone="warn">{t('Invited')}</Badge> : <Badge tone="good">{t('Host')}</Badge>}
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">
          {name === null ? null : <bdi>{email}. </bdi>}
          {factsOf(host)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isOpen ? (
          <Button
            size="sm"
            icon={MailPlus}
            pending={again.isPending}
            pendingLabel={t('Inviting...')}
            aria-label={t('Invite Again: {name}', { name: who })}
            onClick={() => again.mutate(id)}
          >
            {t('Invite Again')}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="ghost-danger"
          icon={UserMinus}
          pending={takingBack.isPending}
          pendingLabel={t('Taking back...')}
          aria-label={
            isOpen ? t('Take Back the invitation of {name}', { name: who }) : t('Remove {name}', { name: who })
          }
          onClick={() => (isOpen ? takingBack.mutate(id) : setRemoving(true))}
        >
          {isOpen ? t('Take Back') : t('Remove')}
        </Button>
      </div>
      {removing ? (
        <ConfirmDeletion
          subject={id}
          deletion={removeHost}
          title={t('Remove {name}?', { name: who })}
          description={t(
            'They no longer host for your organization, from now on. The nights they planned stay with you.',
          )}
          confirmLabel={t('Remove')}
          pendingLabel={t('Removing...')}
          onClose={() => setRemoving(false)}
          onDeleted={() => toast(messages.removed(who))}
          onFailed={(error) => {
            toast(messages.failed(error));
            setRemoving(false);
          }}
          onFocusLost={onRemoved}
        />
      ) : null}
    </li>
  );
}

function factsOf({ invitedAt, acceptedAt, mail }: OrganizationHost): string {
  if (acceptedAt !== null) return t('Since {date}.', { date: dateText(acceptedAt) });
  if (mail?.state === 'failed') return `${t('The mail did not arrive.')} ${mail.problem ?? ''}`.trim();
  if (mail?.state === 'held') return `${t('The mail is held back.')} ${mail.problem ?? ''}`.trim();
  if (mail?.state === 'waiting' && mail.problem !== null) return `${t('The mail is not out yet.')} ${mail.problem}`;
  return t('Asked on {date}.', { date: dateText(invitedAt) });
}
