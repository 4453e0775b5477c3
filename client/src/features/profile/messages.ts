import { ImageOff, ImageUp, LogOut, UserRoundCheck } from 'lucide-react';
import { ApiError } from '#client/lib/http.ts';
import type { ToastMessage } from '#client/ui/toast.ts';

const failure = (description: string): ToastMessage => ({ title: 'Error', description, variant: 'destructive' });

export const profileSaved: ToastMessage = {
  title: 'Profile saved',
  description: 'Your guests see you by this name from now on.',
  icon: UserRoundCheck,
};
export const pictureChanged: ToastMessage = {
  title: 'Picture changed',
  description: 'This is your new picture.',
  icon: ImageUp,
};
export const pictureRemoved: ToastMessage = {
  title: 'Picture removed',
  description: 'Your initials are shown instead.',
  icon: ImageOff,
};
export const sessionEnded = (words: string): ToastMessage => ({
  title: 'Device signed out',
  description: `${words} has to sign in again.`,
  icon: LogOut,
});
export const signedOutElsewhere: ToastMessage = {
  title: 'Signed out everywhere else',
  description: 'You are signed in on this device only.',
  icon: LogOut,
};

export const saveFailed = failure('Failed to save your profile. Please try again.');
export const pictureFailed = failure('Failed to change the picture. Please try again.');
export const signOutFailed = failure('Failed to sign out that device. Please try again.');
/** With a message for users whose subscription could not be ended. */
export const deleteFailed = (error: Error): ToastMessage =>
  failure(
    error instanceof ApiError && error.code === 'payments_unreachable' && error.reason
      ? error.reason
      : 'Failed to delete the account. Nothing was changed. Please try again.',
  );
