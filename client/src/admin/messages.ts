import { ShieldCheck } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/admin/words/words.ts';

export const done = (title: string, description: string): ToastMessage => ({ title, description, icon: ShieldCheck });

export const failed = (error: Error): ToastMessage => ({
  title: t('Error'),
  description: errorMessageOr(error, t('That did not work. Please try again.')),
  variant: 'destructive',
});
