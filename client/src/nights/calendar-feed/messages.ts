import { CalendarCheck, CalendarX } from 'lucide-react';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/nights/words/words.ts';

export const addressCopied: ToastMessage = {
  title: t('Address copied'),
  description: t('Paste it where your calendar asks for an address.'),
  icon: CalendarCheck,
};

export const addressNotCopied: ToastMessage = {
  title: t('Not copied'),
  description: t('Your browser did not allow it. Select the address and copy it by hand.'),
  variant: 'destructive',
};

export const addressReplaced: ToastMessage = {
  title: t('Address replaced'),
  description: t('The old one no longer works.'),
  icon: CalendarCheck,
};

export const feedSwitchedOff: ToastMessage = {
  title: t('Calendar switched off'),
  description: t('Its address does not work any more.'),
  icon: CalendarX,
};

export const feedNotChanged: ToastMessage = {
  title: t('Not changed'),
  description: t('Your calendar has not changed. Please try again.'),
  variant: 'destructive',
};
