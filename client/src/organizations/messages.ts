import { withFullStop } from '#shared/text/with-full-stop.ts';
import { DoorOpen, MailCheck, UserMinus, UserRoundCheck, UserRoundX } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const hostInvited = (email: string): ToastMessage => ({
  title: 'Invitation sent',
  description: `${email} can accept by signing in with this address.`,
  icon: MailCheck,
});

export const invitationWithdrawn = (email: string): ToastMessage => ({
  title: 'Invitation taken back',
  description: `${email} cannot accept it any more.`,
  icon: UserMinus,
});

export const removed = (who: string): ToastMessage => ({
  title: 'Host removed',
  description: `${who} no longer hosts with you. What they planned stays.`,
  icon: UserMinus,
});

export const accepted = (organization: string): ToastMessage => ({
  title: `You host for ${organization}`,
  description: 'Under Game Nights, choose whose night you plan next.',
  icon: UserRoundCheck,
});

export const declined = (organization: string): ToastMessage => ({
  title: 'Invitation declined',
  description: withFullStop(`You do not host for ${organization}`),
  icon: UserRoundX,
});

export const left = (organization: string): ToastMessage => ({
  title: `You left ${organization}`,
  description: 'The nights you planned for it stay with it.',
  icon: DoorOpen,
});

/** With the server's message, if any. */
export const failed = (error: Error): ToastMessage => ({
  title: 'Error',
  description: errorMessageOr(error, 'That did not work. Please try again.'),
  variant: 'destructive',
});
