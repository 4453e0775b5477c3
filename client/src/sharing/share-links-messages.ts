import { EyeOff, Link2, Share2, Trash2 } from 'lucide-react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Sharing } from '#shared/sharing/sharing-contract.ts';
import { t } from '#client/sharing/words/words.ts';

export const shared = ({ title, isPublic }: Sharing): ToastMessage => ({
  title: isPublic ? t('Collection shared') : t('Saved as private'),
  description: isPublic
    ? t('"{title}" has a link now: copy it and pass it on.', { title })
    : t('"{title}" has a link now. It shows nothing to others until you make it public.', { title }),
  icon: Share2,
});

export const saved = ({ title }: Sharing): ToastMessage => ({
  title: t('Saved'),
  description: t('"{title}" is up to date.', { title }),
  icon: Share2,
});

export const visibilityChanged = ({ title, isPublic }: Sharing): ToastMessage => ({
  title: isPublic ? t('Public again') : t('Private now'),
  description: isPublic
    ? t('Everybody with the link sees "{title}".', { title })
    : t('The link of "{title}" shows nothing to others any more.', { title }),
  icon: isPublic ? Share2 : EyeOff,
});

export const deleted = ({ title }: Sharing): ToastMessage => ({
  title: t('No longer shared'),
  description: t('The link to "{title}" no longer works. Your games stay as they are.', { title }),
  icon: Trash2,
});

export const linkCopied: ToastMessage = {
  title: t('Link copied'),
  description: t('Paste it into any chat or mail.'),
  icon: Link2,
};

/** With the server's message, if any. */
export const saveFailed = (error: Error): ToastMessage => ({
  title: t('Not saved'),
  description: (error instanceof ApiError && error.reason) || t('Nothing was changed. Please try again.'),
  variant: 'destructive',
  ...(error instanceof ApiError &&
    error.code === 'PLAN_REQUIRED' && {
      action: { label: t('See Plans'), altText: t('See the plans on the Premium page'), href: '/premium' },
    }),
});

export const deleteFailed = (error: Error): ToastMessage => ({
  title: t('Not deleted'),
  description: errorMessageOr(error, t('It is still shared. Please try again.')),
  variant: 'destructive',
});
