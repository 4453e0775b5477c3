import { MessageSquare } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/nights/words/words.ts';

/** @param heldBack people over today's limit */
export const messageSent = (mailed: number, heldBack: number): ToastMessage => ({
  title: t('Message sent'),
  description: [
    mailed > 0 && t('{count, plural, one {# mail goes} other {# mails go}} out.', { count: mailed }),
    heldBack > 0 &&
      t("{count, plural, one {# person is} other {# people are}} over today's limit of mails.", { count: heldBack }),
    t('They also see it on their page of the night.'),
  ]
    .filter(Boolean)
    .join(' '),
  icon: MessageSquare,
});

export const messageFailed = (error: Error): ToastMessage => ({
  title: t('The message was not sent'),
  description: errorMessageOr(error, t('Please try again. What you wrote is still there.')),
  variant: 'destructive',
});
