import { useMutation, useQuery } from '@tanstack/react-query';
import { BellRing, Send, Link2 } from 'lucide-react';
import { useState } from 'react';
import { configQuery } from '#client/accounts/api.ts';
import { nudgeSilent, sendInvitations, joinLinkQuery, setJoinLink } from '../../attendees-api.ts';
import { HostNameDialog } from '../../host-name/host-name-dialog.tsx';
import { needsName } from '../../host-name/name-host.ts';
import { wasJustCreated } from '../../just-created.ts';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import { useFocusAfterPending } from '#client/lib/use-focus-after-pending.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import * as messages from '../messages.ts';
import { nudgeLabel, nudgeNote, silentToNudge } from '../nudge-text.ts';
import { useNightMutation } from '../use-night-mutation.ts';
import { LinkDialog } from './link-dialog.tsx';
import { t } from '#client/nights/words/words.ts';

interface InvitationActionsProps {
  event: Event;
  attendees: readonly Attendee[];
}

/** Sends invitations, and reminders to those without an answer. While the date is being found, they ask for a date. */
export function InvitationActions({ event, attendees }: InvitationActionsProps) {
  const { id } = event;
  const isFinding = event.status === 'finding_date';
  const [asksName, setAsksName] = useState(false);
  const sending = useNightMutation(id, sendInvitations(id), {
    done: ({ sent, heldBack }) => (isFinding ? messages.datesRequested : messages.invitationsSent)(sent, heldBack),
    failed: (error) => {
      if (!needsName(error)) return messages.sendingFailed(error);
      setAsksName(true);
      return undefined;
    },
  });
  const nudging = useNightMutation(id, nudgeSilent(id), {
    done: ({ nudged, heldBack }) => messages.nudged(nudged, heldBack),
    failed: messages.nudgeFailed,
  });
  const buttons = useFocusAfterPending<HTMLDivElement>(sending.isPending || nudging.isPending);
  const [isNew] = useState(wasJustCreated);
  const now = new Date();
  const waiting = attendees.filter(({ toInvite }) => toInvite).length;
  const silent = silentToNudge(attendees, now);
  const { data: config } = useQuery(configQuery);
  const sendsMails = config?.mails !== false;
  const alone = attendees.every(({ isHost }) => isHost);
  const note = nudgeNote(attendees, event, now);
  return (
    <div
      ref={buttons}
      className={isFinding ? 'grid gap-2 focus:outline-none' : 'mb-3 grid gap-2 focus:outline-none'}
      role="group"
      aria-label={t('Invitations')}
      tabIndex={-1}
    >
      {sendsMails ? null : <WithoutMails />}
      {sendsMails && (waiting > 0 || (alone && !isFinding)) ? (
        <Button
          variant={isFinding && (event.datePoll?.answered ?? 0) > 0 ? 'neutral' : 'primary'}
          icon={Send}
          full
          disabled={waiting === 0}
          pending={sending.isPending}
          pendingLabel={t('Sending...')}
          onClick={() => sending.mutate()}
        >
          {waiting === 0 ? (
            t('Send Invitations')
          ) : isFinding ? (
            t('Ask {count} for a Date', { count: waiting })
          ) : (
            <>
              {isNew
                ? t('Send {count, plural, one {# Invitation} other {# Invitations}} Now', { count: waiting })
                : t('Send to {count}', { count: waiting })}
              <VisuallyHidden>{t(': Send Invitations')}</VisuallyHidden>
            </>
          )}
        </Button>
      ) : null}
      {alone && !isFinding ? (
        <p className="text-center text-sm text-ink-2">{t('Nobody else is on the list yet.')}</p>
      ) : null}
      {isFinding || !sendsMails ? <CopySharedLink eventId={id} /> : null}
      {sendsMails && silent.length > 0 ? (
        <Button
          icon={BellRing}
          full
          pending={nudging.isPending}
          pendingLabel={t('Nudging...')}
          aria-describedby={note === null ? undefined : 'nudge-note'}
          onClick={() => nudging.mutate()}
        >
          {nudgeLabel(silent)}
        </Button>
      ) : null}
      {note === null || !sendsMails ? null : (
        <p id="nudge-note" className="text-center text-sm text-ink-2">
          {note}
        </p>
      )}
      {asksName ? <HostNameDialog onNamed={() => sending.mutate()} onClose={() => setAsksName(false)} /> : null}
    </div>
  );
}

const WithoutMails = () => (
  <p className="text-sm text-ink-2">
    {t(
      'This site sends no mails. Give everybody the shared link, or each guest their own: it stands in the menu beside their name.',
    )}
  </p>
);

/** Copies the join link for a group chat, and switches it on first if it is off. */
function CopySharedLink({ eventId }: { eventId: number }) {
  const { data } = useQuery(joinLinkQuery(eventId));
  const [uncopied, setUncopied] = useState<string | null>(null);
  const copy = async (url: string) => {
    if (await copyToClipboard(url)) toast(messages.sharedLinkCopied);
    else setUncopied(url);
  };
  const { mutate, isPending } = useMutation({
    ...setJoinLink(eventId),
    onSuccess: async ({ url }) => url !== null && copy(url),
    onError: () => toast(messages.linkFailed),
  });
  const url = data?.url ?? null;
  return (
    <>
      <Button
        icon={Link2}
        full
        disabled={!data || isPending}
        onClick={() => (url === null ? mutate('on') : void copy(url))}
      >
        {t('Copy Link for a Chat')}
      </Button>
      {uncopied === null ? null : <LinkDialog url={uncopied} onClose={() => setUncopied(null)} />}
    </>
  );
}
