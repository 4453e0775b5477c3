import { Link2, Share2, Trash2 } from 'lucide-react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import { t } from '#client/stories/words/words.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const shared: ToastMessage = {
  title: t('Story shared'),
  description: t('It has a link now: copy it and pass it on.'),
  icon: Share2,
};

export const updated: ToastMessage = {
  title: t('Updated'),
  description: t('The link shows this story from now on.'),
  icon: Share2,
};

export const stopped: ToastMessage = {
  title: t('No longer shared'),
  description: t('The link leads nowhere any more. Your plays stay as they are.'),
  icon: Trash2,
};

export const linkCopied: ToastMessage = {
  title: t('Link copied'),
  description: t('Paste it into any chat or mail.'),
  icon: Link2,
};

/** With the server's message, if any. */
export const shareFailed = (error: Error): ToastMessage => ({
  title: t('Not shared'),
  description: (error instanceof ApiError && error.reason) || t('Nothing was changed. Please try again.'),
  variant: 'destructive',
});

export const stopFailed = (error: Error): ToastMessage => ({
  title: t('Still shared'),
  description: errorMessageOr(error, t('The link could not be taken back. Please try again.')),
  variant: 'destructive',
});

export const pictureFailed: ToastMessage = {
  title: t('No picture this time'),
  description: t('This browser could not draw it. Share a link instead.'),
  variant: 'destructive',
};
