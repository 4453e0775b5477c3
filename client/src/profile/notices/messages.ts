import { BellRing } from 'lucide-react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { NotAllowed } from './this-device.ts';

export const toldHere: ToastMessage = {
  title: 'This device is told',
  description: 'What you chose is shown here from now on. Send a test to see it.',
  icon: BellRing,
};

export const saved: ToastMessage = {
  title: 'Notices saved',
  description: 'This device is told what you chose from now on.',
  icon: BellRing,
};

export const tested = (name: string): ToastMessage => ({
  title: 'Test sent',
  description: `${name} shows it in a moment.`,
  icon: BellRing,
});

export const removed = (name: string): ToastMessage => ({
  title: 'Device removed',
  description: `${name} is told nothing any more. Mails come instead.`,
  icon: BellRing,
});

const notAllowed: ToastMessage = {
  title: 'Not allowed',
  description: 'Your browser did not allow notices, so mails come as before. You can allow them in its settings.',
  variant: 'destructive',
};

const FAILED = 'That did not work, and nothing was changed. Please try again.';

/** The browser's push service may be one that this site does not use. */
const refusedEndpoint = (error: Error): string | undefined =>
  error instanceof ApiError ? error.fields.endpoint : undefined;

export const failed = (error: Error): ToastMessage =>
  error instanceof NotAllowed
    ? notAllowed
    : {
        title: 'Error',
        description: refusedEndpoint(error) ?? errorMessageOr(error, FAILED),
        variant: 'destructive',
      };
