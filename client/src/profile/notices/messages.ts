import { BellRing } from 'lucide-react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { NotAllowed } from './this-device.ts';
import { t } from '#client/profile/words/words.ts';

export const toldHere: ToastMessage = {
  title: t('This device is told'),
  description: t('What you chose is shown here from now on. Send a test to see it.'),
  icon: BellRing,
};

export const saved: ToastMessage = {
  title: t('Notices saved'),
  description: t('This device is told what you chose from now on.'),
  icon: BellRing,
};

export const tested = (name: string): ToastMessage => ({
  title: t('Test sent'),
  description: t('{name} shows it in a moment.', { name }),
  icon: BellRing,
});

export const removed = (name: string): ToastMessage => ({
  title: t('Device removed'),
  description: t('{name} is told nothing any more. Mails come instead.', { name }),
  icon: BellRing,
});

const notAllowed: ToastMessage = {
  title: t('Not allowed'),
  description: t('Your browser did not allow notices, so mails come as before. You can allow them in its settings.'),
  variant: 'destructive',
};

const FAILED = t('That did not work, and nothing was changed. Please try again.');

/** The browser's push service may be one that this site does not use. */
const refusedEndpoint = (error: Error): string | undefined =>
  error instanceof ApiError ? error.fields.endpoint : undefined;

export const failed = (error: Error): ToastMessage =>
  error instanceof NotAllowed
    ? notAllowed
    : {
        title: t('Error'),
        description: refusedEndpoint(error) ?? errorMessageOr(error, FAILED),
        variant: 'destructive',
      };
