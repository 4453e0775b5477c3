import { useMutation, useQuery } from '@tanstack/react-query';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Session } from '#shared/accounts/account-contract.ts';
import { dateText } from '#client/lib/reader-time.ts';
import { configQuery } from '#client/accounts/api.ts';
import { endOtherSessions, endSession, sessionsQuery } from './api.ts';
import * as messages from './messages.ts';
import { t } from '#client/profile/words/words.ts';

const TITLE = 'sessions';

/** The user's sessions, each with a button to end it. */
export function SessionList() {
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery);
  const { data: config } = useQuery(configQuery);
  const [asking, setAsking] = useState(false);
  const others = useMutation(endOtherSessions);
  const signOut = () =>
    others.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        toast(messages.signedOutElsewhere);
      },
      onError: () => toast(messages.signOutFailed),
    });
  return (
    <Tile as="section" pad="lg" className="grid gap-3" aria-labelledby={TITLE}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={TITLE} tabIndex={-1}>
          {t('Where You Are Signed In')}
        </h2>
        {(sessions?.length ?? 0) > 1 ? (
          <Button size="sm" icon={LogOut} onClick={() => setAsking(true)}>
            {t('Sign Out Everywhere Else')}
          </Button>
        ) : null}
      </div>
      {sessions ? (
        <ul className="[&>li>.icon]:h-5.5 [&>li>.icon]:w-5.5 [&>li>.icon]:flex-none [&>li>.icon]:text-ink-2">
          {sessions.map((session) => (
            <SessionRow key={session.device} session={session} />
          ))}
        </ul>
      ) : isError ? (
        <LoadFailed title={t('This list could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
          {t('Check your connection, then try again.')}
        </LoadFailed>
      ) : (
        <Loading label={t('Loading where you are signed in...')}>
          <Skeleton className="h-[52px]" />
        </Loading>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Sign out everywhere else?')}
        description={
          config?.builtInProvider
            ? t(
                'Every other device has to sign in again. All your personal tokens are revoked, and no device shows notices any more. Your passkeys stay: remove those that you do not know.',
              )
            : t(
                'Every other device has to sign in again. All your personal tokens are revoked, and no device shows notices any more.',
              )
        }
        confirmLabel={t('Sign Out')}
        pending={others.isPending}
        pendingLabel={t('Signing out...')}
        onConfirm={signOut}
        onCloseAutoFocus={(event) => {
          if (!others.isSuccess) return;
          event.preventDefault();
          document.getElementById(TITLE)?.focus({ preventScroll: true });
        }}
      />
    </Tile>
  );
}

function SessionRow({ session: { device, words, since, lastSeen, isThis } }: { session: Session }) {
  const end = useMutation(endSession);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-t-line py-3 last:pb-0">
      <MonitorSmartphone className="icon" aria-hidden="true" />
      <div className="min-w-0 flex-[1_1_130px]">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-sans text-md leading-[1.35] font-strong tracking-normal">
          {words}
          {isThis ? <Badge tone="good">{t('This device')}</Badge> : null}
        </p>
        <p className="text-sm leading-body text-ink-2">
          {since ? `${t('Since {date}.', { date: dateText(since) })} ` : ''}
          {isThis ? t('Here now.') : t('Last seen {date}.', { date: dateText(lastSeen) })}
        </p>
      </div>
      {isThis ? null : (
        <Button
          size="sm"
          variant="ghost"
          pending={end.isPending}
          pendingLabel={t('Signing out...')}
          aria-label={t('Sign out {device}, last seen {date}', { device: words, date: dateText(lastSeen) })}
          onClick={() =>
            end.mutate(device, {
              onSuccess: () => toast(messages.sessionEnded(words)),
              onError: (error) => toast(messages.endFailed(error, words)),
            })
          }
        >
          {t('Sign Out')}
        </Button>
      )}
    </li>
  );
}
