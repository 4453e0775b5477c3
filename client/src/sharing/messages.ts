import { MessageCircle, Trash2 } from 'lucide-react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/sharing/words/words.ts';

export const commentPosted: ToastMessage = {
  title: t('Comment posted'),
  description: t('Everybody with the link can read it.'),
  icon: MessageCircle,
};

export const commentRemoved: ToastMessage = {
  title: t('Comment removed'),
  description: t('Nobody sees it any more.'),
  icon: Trash2,
};

export const removalFailed = (error: Error): ToastMessage => ({
  title: t('Not removed'),
  description: errorMessageOr(error, t('The comment could not be removed. Please try again.')),
  variant: 'destructive',
});

/** The reason why a comment was refused, shown under its field. */
export function commentErrorText(error: Error): string {
  if (!(error instanceof ApiError)) return t('The server cannot be reached. Your comment is still here: try again.');
  return error.fields['text'] ?? error.reason ?? t('Your comment could not be posted. Please try again.');
}
