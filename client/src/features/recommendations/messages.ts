import { Heart, Library, Sparkles } from 'lucide-react';
import type { ToastMessage } from '#client/ui/toast.ts';

/** The specification's words (section 8). */

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
