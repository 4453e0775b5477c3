import { Heart, Library, Sparkles, ThumbsDown } from 'lucide-react';
import type { ApiError } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/recommendations/words/words.ts';

/** The toasts of this screen. */

export const recommendationsGenerated: ToastMessage = {
  title: t('Recommendations Generated'),
  description: t('New AI recommendations have been generated based on your collection!'),
  icon: Sparkles,
};

export const freeLimitReached: ToastMessage = {
  title: t('Free User Limit Reached'),
  description: t("You've already generated AI recommendations. Upgrade to premium for unlimited recommendations!"),
  variant: 'destructive',
  action: { label: t('Upgrade'), altText: t('Upgrade on the Premium page'), href: '/premium' },
};

/** Why nothing was generated, with a link to add games. */
export const tooFewGames = ({ reason }: ApiError): ToastMessage => ({
  title: t('A Few Games First'),
  description: reason ?? t('Recommendations are based on your games. Add a few first.'),
  variant: 'destructive',
  action: { label: t('Add Games'), altText: t('Add games on the Add Game page'), href: '/add-game' },
});

export const dismissedForGood = (title: string, undo: () => void): ToastMessage => ({
  title: t('Not for You'),
  description: t('"{title}" is not recommended any more.', { title }),
  icon: ThumbsDown,
  undo: { altText: t('Recommend the game again'), onPress: undo },
});

export const dismissFailed: ToastMessage = {
  title: t('Error'),
  description: t('Failed to leave the game out. Please try again.'),
  variant: 'destructive',
};

export const restoreFailed: ToastMessage = {
  title: t('Error'),
  description: t('Failed to recommend the game again. Please try again.'),
  variant: 'destructive',
};

export const generationFailed: ToastMessage = {
  title: t('Generation Failed'),
  description: t('Failed to generate new recommendations. Please try again.'),
  variant: 'destructive',
};

export const addedToCollection: ToastMessage = {
  title: t('Added to Collection'),
  description: t('Game has been added to your collection!'),
  icon: Library,
};

export const addedFromWishlist: ToastMessage = {
  ...addedToCollection,
  description: t('Game has been added to your collection, and is off your wishlist!'),
};

export const addedToWishlist: ToastMessage = {
  title: t('Added to Wishlist'),
  description: t('Game has been added to your wishlist!'),
  icon: Heart,
};

export const addFailed = (isWishlist: boolean): ToastMessage => ({
  title: t('Failed to Add'),
  description: isWishlist
    ? t('Could not add game to wishlist. Please try again.')
    : t('Could not add game to collection. Please try again.'),
  variant: 'destructive',
});

export const tuningFailed: ToastMessage = {
  title: t('Error'),
  description: t('Failed to save your tuning. Please try again.'),
  variant: 'destructive',
};
