import { useMutation, useQuery } from '@tanstack/react-query';
import { MailCheck, Undo2 } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { Banner } from '#client/ui/layers/banner.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { sendWaitingMails, undoWaitingMails, waitingMailsQuery } from './api.ts';
import { sendFailed, sentNow, undone, undoFailed, waitingText } from './waiting-mails-text.ts';
import { t } from '#client/nights/words/words.ts';

/** News of a night that its guests are told in a moment: undo it, or send the mails now. */
export function WaitingMailsBanner({ eventId }: { eventId: number }) {
  const { data: waiting } = useQuery(waitingMailsQuery(eventId));
  const undo = useMutation({
    ...undoWaitingMails,
    onSuccess: () => toast(undone),
    onError: (error) => toast(undoFailed(error)),
  });
  const send = useMutation({
    ...sendWaitingMails,
    onSuccess: ({ sent }) => toast(sentNow(sent)),
    onError: (error) => toast(sendFailed(error)),
  });
  if (!waiting) return null;
  const { title, text } = waitingText(waiting);
  const isPending = undo.isPending || send.isPending;
  return (
    <Banner
      className="mt-4.5"
      icon={MailCheck}
      tone="info"
      title={title}
      action={
        <>
          <Button size="sm" icon={Undo2} disabled={isPending} onClick={() => undo.mutate(eventId)}>
            {t('Undo')}
          </Button>
          <Button size="sm" disabled={isPending} onClick={() => send.mutate(eventId)}>
            {t('Send Now')}
          </Button>
        </>
      }
    >
      {text}
    </Banner>
  );
}
