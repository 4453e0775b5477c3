import { MessageSquare } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

/** @param heldBack people over today's limit */
export const messageSent = (mailed: number, heldBack: number): ToastMessage => ({
  title: 'Message sent',
  description: [
    mailed > 0 && `${countText(mailed, 'mail goes', 'mails go')} out.`,
    heldBack > 0 && `${countText(heldBack, 'person is', 'people are')} over today's limit of mails.`,
    'They also see it on their page of the night.',
  ]
    .filter(Boolean)
    .join(' '),
  icon: MessageSquare,
});

export const messageFailed = (error: Error): ToastMessage => ({
  title: 'The message was not sent',
  description: errorMessageOr(error, 'Please try again. What you wrote is still there.'),
  variant: 'destructive',
});
