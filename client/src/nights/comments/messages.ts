import { MessageSquareOff } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

const failure =
  (title: string) =>
  (error: Error): ToastMessage => ({
    title,
    description: errorMessageOr(error, 'Please try again.'),
    variant: 'destructive',
  });

export const notWritten = failure('The comment was not written');
export const notRemoved = failure('The comment was not removed');
export const notSwitched = failure('Comments stay as they were');
export const commentRemoved: ToastMessage = { title: 'Comment removed', icon: MessageSquareOff };
