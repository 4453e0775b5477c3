import { withFullStop } from '#shared/text/with-full-stop.ts';
import { DoorOpen, MailCheck, UserMinus, UserRoundCheck, UserRoundX } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/organizations/words/words.ts';

export const hostInvited = (email: string): ToastMessage => ({
  title: t('Invitation sent'),
  description: t('{email} can accept by signing in with this address.', { email }),
  icon: MailCheck,
});

export const invitationWithdrawn = (email: string): ToastMessage => ({
  title: t('Invitation taken back'),
  description: t('{email} cannot accept it any more.', { email }),
  icon: UserMinus,
});

export const removed = (who: string): ToastMessage => ({
  title: t('Host removed'),
  description: t('{name} no longer hosts with you. What they planned stays.', { name: who }),
  icon: UserMinus,
});

export const accepted = (organization: string): ToastMessage => ({
  title: t('You host for {organization}', { organization }),
  description: t('Under Game Nights, choose whose night you plan next.'),
  icon: UserRoundCheck,
});

export const declined = (organization: string): ToastMessage => ({
  title: t('Invitation declined'),
  description: withFullStop(t('You do not host for {organization}', { organization })),
  icon: UserRoundX,
});

export const left = (organization: string): ToastMessage => ({
  title: t('You left {organization}', { organization }),
  description: t('The nights you planned for it stay with it.'),
  icon: DoorOpen,
});

/** With the server's message, if any. */
export const failed = (error: Error): ToastMessage => ({
  title: t('Error'),
  description: errorMessageOr(error, t('That did not work. Please try again.')),
  variant: 'destructive',
});
