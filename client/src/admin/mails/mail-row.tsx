import { useMutation } from '@tanstack/react-query';
import { CircleStop, RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#client/ui/forms/button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { AdminMail } from '#shared/admin/mails-contract.ts';
import { type AdminView, personAddress } from '../admin-view.ts';
import { sendMailAgain, stopMail } from '../api.ts';
import * as messages from '../messages.ts';
import { KIND_LABELS, whenText } from './mail-text.ts';
import { rich, t } from '#client/admin/words/words.ts';

/** A mail with what the mail server said, and what can be done with it. */
export function MailRow({ mail, view }: { mail: AdminMail; view: AdminView }) {
  const { id, kind, state, to, account, problem } = mail;
  const onError = (error: Error) => toast(messages.failed(error));
  const again = useMutation({
    ...sendMailAgain,
    onSuccess: () => toast(messages.done(t('Mail waits to be sent'), t('What is no longer true in it is not sent.'))),
    onError,
  });
  const stop = useMutation({
    ...stopMail,
    onSuccess: () => toast(messages.done(t('Mail stopped'), t('It is not sent any more.'))),
    onError,
  });
  const isPending = state === 'waiting' || state === 'held';
  const called = t('{kind} to {address}', { kind: KIND_LABELS[kind], address: to });
  const accountLink = account ? (
    <Link className="link" href={personAddress(view, account.id)}>
      {account.email ?? t('account {id}', { id: account.id })}
    </Link>
  ) : null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 not-first:border-t not-first:border-t-line">
      <div className="min-w-0 flex-[1_1_280px]">
        <h2 className="font-sans text-md leading-[1.35] font-strong tracking-normal wrap-anywhere">{called}</h2>
        <p className="text-sm leading-body wrap-anywhere text-ink-2">
          {account ? (
            <>
              {account.isDisabled
                ? rich('For {account}, which is disabled.', { account: accountLink })
                : rich('For {account}.', { account: accountLink })}{' '}
            </>
          ) : null}
          {whenText(mail)}
        </p>
        {problem === null ? null : <p className="text-sm leading-body wrap-anywhere text-bad">{problem}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {isPending || state === 'failed' ? (
          <Button
            size="sm"
            icon={RotateCcw}
            pending={again.isPending}
            pendingLabel={t('Sending...')}
            aria-label={t('Send again: {mail}, mail {id}', { mail: called, id })}
            onClick={() => again.mutate(id)}
          >
            {state === 'failed' ? t('Send Again') : t('Send Now')}
          </Button>
        ) : null}
        {isPending ? (
          <Button
            size="sm"
            variant="ghost-danger"
            icon={CircleStop}
            pending={stop.isPending}
            pendingLabel={t('Stopping...')}
            aria-label={t('Stop: {mail}, mail {id}', { mail: called, id })}
            onClick={() => stop.mutate(id)}
          >
            {t('Stop')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
