import { MessageCircle, Trash2 } from 'lucide-react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const commentPosted: ToastMessage = {
  title: 'Comment posted',
  description: 'Everybody with the link can read it.',
  icon: MessageCircle,
};

export const commentRemoved: ToastMessage = {
  title: 'Comment removed',
  description: 'Nobody sees it any more.',
  icon: Trash2,
};

export const removalFailed = (error: Error): ToastMessage => ({
  title: 'Not removed',
  description: errorMessageOr(error, 'The comment could not be removed. Please try again.'),
  variant: 'destructive',
});

/** The reason why a comment was refused, shown under its field. */
export function commentErrorText(error: Error): string {
  if (!(error instanceof ApiError)) return 'The server cannot be reached. Your comment is still here: try again.';
  return error.fields['text'] ?? error.reason ?? 'Your comment could not be posted. Please try again.';
}
