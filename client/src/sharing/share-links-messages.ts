import { EyeOff, Link2, Share2, Trash2 } from 'lucide-react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Sharing } from '#shared/sharing/sharing-contract.ts';

export const shared = ({ title, isPublic }: Sharing): ToastMessage => ({
  title: isPublic ? 'Collection shared' : 'Saved as private',
  description: isPublic
    ? `"${title}" has a link now: copy it and pass it on.`
    : `"${title}" has a link now. It shows nothing to others until you make it public.`,
  icon: Share2,
});

export const saved = ({ title }: Sharing): ToastMessage => ({
  title: 'Saved',
  description: `"${title}" is up to date.`,
  icon: Share2,
});

export const visibilityChanged = ({ title, isPublic }: Sharing): ToastMessage => ({
  title: isPublic ? 'Public again' : 'Private now',
  description: isPublic
    ? `Everybody with the link sees "${title}".`
    : `The link of "${title}" shows nothing to others any more.`,
  icon: isPublic ? Share2 : EyeOff,
});

export const deleted = ({ title }: Sharing): ToastMessage => ({
  title: 'No longer shared',
  description: `The link to "${title}" no longer works. Your games stay as they are.`,
  icon: Trash2,
});

export const linkCopied: ToastMessage = {
  title: 'Link copied',
  description: 'Paste it into any chat or mail.',
  icon: Link2,
};

/** With the server's message, if any. */
export const saveFailed = (error: Error): ToastMessage => ({
  title: 'Not saved',
  description: (error instanceof ApiError && error.reason) || 'Nothing was changed. Please try again.',
  variant: 'destructive',
  ...(error instanceof ApiError &&
    error.code === 'PLAN_REQUIRED' && {
      action: { label: 'See Plans', altText: 'See the plans on the Premium page', href: '/premium' },
    }),
});

export const deleteFailed = (error: Error): ToastMessage => ({
  title: 'Not deleted',
  description: errorMessageOr(error, 'It is still shared. Please try again.'),
  variant: 'destructive',
});
