import { CalendarCheck, CalendarX } from 'lucide-react';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const addressCopied: ToastMessage = {
  title: 'Address copied',
  description: 'Paste it where your calendar asks for an address.',
  icon: CalendarCheck,
};

export const addressNotCopied: ToastMessage = {
  title: 'Not copied',
  description: 'Your browser did not allow it. Select the address and copy it by hand.',
  variant: 'destructive',
};

export const addressReplaced: ToastMessage = {
  title: 'Address replaced',
  description: 'The old one no longer works.',
  icon: CalendarCheck,
};

export const feedSwitchedOff: ToastMessage = {
  title: 'Calendar switched off',
  description: 'Its address does not work any more.',
  icon: CalendarX,
};

export const feedNotChanged: ToastMessage = {
  title: 'Not changed',
  description: 'Your calendar has not changed. Please try again.',
  variant: 'destructive',
};
