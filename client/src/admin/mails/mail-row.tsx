import { useMutation } from '@tanstack/react-query';
import { CircleStop, RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#client/ui/forms/button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { AdminMail } from '#shared/admin/mails-contract.ts';
import { type AdminView, personAddress } from '../admin-view.ts';
import { sendMailAgain, stopMail } from '../api.ts';
import * as messages from '../messages.ts';
import { kindText, whenText } from './mail-text.ts';

/** A mail with what the mail server said, and what can be done with it. */
export function MailRow({ mail, view }: { mail: AdminMail; view: AdminView }) {
  const { id, kind, state, to, account, problem } = mail;
  const onError = (error: Error) => toast(messages.failed(error));
  const again = useMutation({
    ...sendMailAgain,
    onSuccess: () => toast(messages.done('Mail waits to be sent', 'What is no longer true in it is not sent.')),
    onError,
  });
  const stop = useMutation({
    ...stopMail,
    onSuccess: () => toast(messages.done('Mail stopped', 'It is not sent any more.')),
    onError,
  });
  const isPending = state === 'waiting' || state === 'held';
  const called = `${kindText(kind)} to ${to}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 not-first:border-t not-first:border-t-line">
      <div className="min-w-0 flex-[1_1_280px]">
        <h2 className="font-sans text-md leading-[1.35] font-strong tracking-normal wrap-anywhere">{called}</h2>
        <p className="text-sm leading-body wrap-anywhere text-ink-2">
          {account ? (
            <>
              For{' '}
              <Link className="link" href={personAddress(view, account.id)}>
                {account.email ?? `account ${account.id}`}
              </Link>
              {account.isDisabled ? ', which is disabled. ' : '. '}
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
            pendingLabel="Sending..."
            aria-label={`Send again: ${called}, mail ${id}`}
            onClick={() => again.mutate(id)}
          >
            {state === 'failed' ? 'Send Again' : 'Send Now'}
          </Button>
        ) : null}
        {isPending ? (
          <Button
            size="sm"
            variant="ghost-danger"
            icon={CircleStop}
            pending={stop.isPending}
            pendingLabel="Stopping..."
            aria-label={`Stop: ${called}, mail ${id}`}
            onClick={() => stop.mutate(id)}
          >
            Stop
          </Button>
        ) : null}
      </div>
    </li>
  );
}
