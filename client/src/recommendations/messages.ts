import { Heart, Library, Sparkles, ThumbsDown } from 'lucide-react';
import type { ApiError } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

/** The toasts of this screen. */

export const recommendationsGenerated: ToastMessage = {
  title: 'Recommendations Generated',
  description: 'New AI recommendations have been generated based on your collection!',
  icon: Sparkles,
};

export const freeLimitReached: ToastMessage = {
  title: 'Free User Limit Reached',
  description: "You've already generated AI recommendations. Upgrade to premium for unlimited recommendations!",
  variant: 'destructive',
  action: { label: 'Upgrade', altText: 'Upgrade on the Premium page', href: '/premium' },
};

/** Why nothing was generated, with a link to add games. */
export const tooFewGames = ({ reason }: ApiError): ToastMessage => ({
  title: 'A Few Games First',
  description: reason ?? 'Recommendations are based on your games. Add a few first.',
  variant: 'destructive',
  action: { label: 'Add Games', altText: 'Add games on the Add Game page', href: '/add-game' },
});

export const dismissedForGood = (title: string, undo: () => void): ToastMessage => ({
  title: 'Not for You',
  description: `"${title}" is not recommended any more.`,
  icon: ThumbsDown,
  undo: { altText: 'Recommend the game again', onPress: undo },
});

export const dismissFailed: ToastMessage = {
  title: 'Error',
  description: 'Failed to leave the game out. Please try again.',
  variant: 'destructive',
};

export const restoreFailed: ToastMessage = {
  title: 'Error',
  description: 'Failed to recommend the game again. Please try again.',
  variant: 'destructive',
};

export const generationFailed: ToastMessage = {
  title: 'Generation Failed',
  description: 'Failed to generate new recommendations. Please try again.',
  variant: 'destructive',
};

export const addedToCollection: ToastMessage = {
  title: 'Added to Collection',
  description: 'Game has been added to your collection!',
  icon: Library,
};

export const addedFromWishlist: ToastMessage = {
  ...addedToCollection,
  description: 'Game has been added to your collection, and is off your wishlist!',
};

export const addedToWishlist: ToastMessage = {
  title: 'Added to Wishlist',
  description: 'Game has been added to your wishlist!',
  icon: Heart,
};

export const addFailed = (isWishlist: boolean): ToastMessage => ({
  title: 'Failed to Add',
  description: `Could not add game to ${isWishlist ? 'wishlist' : 'collection'}. Please try again.`,
  variant: 'destructive',
});

export const tuningFailed: ToastMessage = {
  title: 'Error',
  description: 'Failed to save your tuning. Please try again.',
  variant: 'destructive',
};
