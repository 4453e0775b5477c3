import { Check } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const wrappedUp = (plays: number, mailed: number): ToastMessage => ({
  title: 'Wrapped up',
  description: [
    plays === 0 ? 'The list of who came is saved.' : `${countText(plays, 'play is', 'plays are')} in your log.`,
    mailed > 0 && `The results go to ${countText(mailed, 'person', 'people')} in three minutes.`,
  ]
    .filter(Boolean)
    .join(' '),
  icon: Check,
});

export const wrapUpFailed = (error: Error): ToastMessage => ({
  title: 'Not wrapped up yet',
  description: errorMessageOr(error, 'What you entered is kept on this device. Please try again.'),
  variant: 'destructive',
});

export const noPlayers: ToastMessage = {
  title: 'No players',
  description: 'Please add at least one player.',
  variant: 'destructive',
};

export const replaced: ToastMessage = {
  title: 'Session updated!',
  description: 'Your changes are saved.',
  icon: Check,
};

export const replaceFailed: ToastMessage = {
  title: 'Error',
  description: 'Failed to update session. Please try again.',
  variant: 'destructive',
};
