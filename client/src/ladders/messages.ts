import { ListOrdered } from 'lucide-react';
import { t } from '#client/ladders/words/words.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const switched = (isOn: boolean): ToastMessage => ({
  title: isOn ? t('The ladder is on') : t('The ladder is off'),
  description: isOn
    ? t('Members of the group with an account see it under Groups.')
    : t('Nobody sees it any more. Switch it on again whenever you like: nothing is lost.'),
  icon: ListOrdered,
});

export const failed = (error: Error): ToastMessage => ({
  title: t('Error'),
  description: errorMessageOr(error, t('That did not work. Please try again.')),
  variant: 'destructive',
});
