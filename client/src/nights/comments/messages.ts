import { MessageSquareOff } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/nights/words/words.ts';

const failure =
  (title: string) =>
  (error: Error): ToastMessage => ({
    title,
    description: errorMessageOr(error, t('Please try again.')),
    variant: 'destructive',
  });

export const notWritten = failure(t('The comment was not written'));
export const notRemoved = failure(t('The comment was not removed'));
export const notSwitched = failure(t('Comments stay as they were'));
export const commentRemoved: ToastMessage = { title: t('Comment removed'), icon: MessageSquareOff };
