import type { ToastMessage } from '#client/ui/toast.ts';

export const mailsNotChanged: ToastMessage = {
  title: 'Not changed',
  description: 'Your mails are as they were. Please try again.',
  variant: 'destructive',
};
