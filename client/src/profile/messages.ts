import { ImageOff, ImageUp, LogOut, UserRoundCheck } from 'lucide-react';
import { isUnreachable } from '#client/lib/device/unreachable.ts';
import { ApiError, isNotFound } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/profile/words/words.ts';

const failure = (description: string): ToastMessage => ({ title: t('Error'), description, variant: 'destructive' });

export const profileSaved: ToastMessage = {
  title: t('Profile saved'),
  description: t('Your guests see you by this name from now on.'),
  icon: UserRoundCheck,
};
export const pictureChanged: ToastMessage = {
  title: t('Picture changed'),
  description: t('This is your new picture.'),
  icon: ImageUp,
};
export const pictureRemoved: ToastMessage = {
  title: t('Picture removed'),
  description: t('Your initials are shown instead.'),
  icon: ImageOff,
};
export const sessionEnded = (words: string): ToastMessage => ({
  title: t('Device signed out'),
  description: t('{device} has to sign in again.', { device: words }),
  icon: LogOut,
});
export const signedOutElsewhere: ToastMessage = {
  title: t('Signed out everywhere else'),
  description: t('You are signed in on this device only. No token works and no device shows notices any more.'),
  icon: LogOut,
};

export const saveFailed = failure(t('Failed to save your profile. Please try again.'));
export const pictureFailed = failure(t('Failed to change the picture. Please try again.'));
export const signOutFailed = failure(t('Failed to sign out that device. Please try again.'));
/** A session that is not found was ended elsewhere. */
export const endFailed = (error: Error, words: string): ToastMessage =>
  isNotFound(error) ? sessionEnded(words) : signOutFailed;
/** Says what is known: without an answer the account may be deleted, and who is signed out cannot see. */
export function deleteFailed(error: Error): ToastMessage {
  if (isUnreachable(error))
    return failure(t('The server has not answered, so your account may be deleted. Load this page again to see.'));
  if (error instanceof ApiError && error.status === 401)
    return failure(t('You are signed out. Your account is deleted already, or your session has ended.'));
  return failure(
    error instanceof ApiError && error.code === 'payments_unreachable' && error.reason
      ? error.reason
      : t('Failed to delete the account. Nothing was changed. Please try again.'),
  );
}
