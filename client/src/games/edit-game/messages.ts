import { Camera } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';

export const photoSaved = ({ title }: Game): ToastMessage => ({
  title: 'Photo Saved',
  description: `It is the cover of "${title}" now.`,
  icon: Camera,
});

export const photoRemoved = ({ title }: Game, undo: () => void): ToastMessage => ({
  title: 'Photo Removed',
  description: `"${title}" has its earlier cover again.`,
  icon: Camera,
  undo: { altText: 'Bring the photo back', onPress: undo },
});

export const removalFailed: ToastMessage = {
  title: 'Error',
  description: 'The photo is still there. Please try again.',
  variant: 'destructive',
};

export const restoreFailed: ToastMessage = {
  title: 'Error',
  description: 'The photo could not be brought back.',
  variant: 'destructive',
};

/** Why a photo was not saved, and what to do next. */
export const saveError = (error: Error): string =>
  (error instanceof ApiError ? error.reason : null) ??
  'The photo was not saved. It is still here: please try again once you are online.';
