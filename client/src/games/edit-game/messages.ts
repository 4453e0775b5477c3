import { Camera } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { t } from '#client/games/words/words.ts';

export const photoSaved = ({ title }: Game): ToastMessage => ({
  title: t('Photo Saved'),
  description: t('It is the cover of "{title}" now.', { title }),
  icon: Camera,
});

export const photoRemoved = ({ title }: Game, undo: () => void): ToastMessage => ({
  title: t('Photo Removed'),
  description: t('"{title}" has its earlier cover again.', { title }),
  icon: Camera,
  undo: { altText: t('Bring the photo back'), onPress: undo },
});

export const removalFailed: ToastMessage = {
  title: t('Error'),
  description: t('The photo is still there. Please try again.'),
  variant: 'destructive',
};

export const restoreFailed: ToastMessage = {
  title: t('Error'),
  description: t('The photo could not be brought back.'),
  variant: 'destructive',
};

/** Why a photo was not saved, and what to do next. */
export const saveError = (error: Error): string =>
  (error instanceof ApiError ? error.reason : null) ??
  t('The photo was not saved. It is still here: please try again once you are online.');
