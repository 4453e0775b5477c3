import { CircleStar, Dices, Gem, Heart, Library, RotateCcw, Trash2 } from 'lucide-react';
import { isNotFound } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { listOf, type OnList } from '#shared/games/lists.ts';
import type { Duplicate } from '#shared/games/duplicate-title.ts';
import type { AddedGame } from './api.ts';

const failure = (description: string, title = 'Error'): ToastMessage => ({
  title,
  description,
  variant: 'destructive',
});

/** The message for a failure; for a game that another tab removed it says so. */
export const goneMessageOr = (failed: ToastMessage, error: Error): ToastMessage =>
  isNotFound(error) ? { ...failed, description: `${failed.description}. It is no longer on your lists.` } : failed;

export const gameAdded = ({ title, isWishlist, wasWished }: AddedGame): ToastMessage => ({
  title: 'Game Added!',
  description: isWishlist
    ? `${title} is on your wishlist.`
    : `${title} is on your shelf${wasWished ? ', and off your wishlist' : ''}.`,
});

export const addFailed = failure('Failed to add game. Please try again.');

const DUPLICATE_IN: Record<Duplicate, string> = {
  owned: 'in your owned games',
  wishlist: 'in your wishlist',
  unowned: 'among the games that you do not own',
};

/** For a title that is already on a list. */
export const duplicateGame = (title: string, list: Duplicate): ToastMessage =>
  failure(`"${title}" is already ${DUPLICATE_IN[list]}.`, 'Duplicate Game');

export const alreadyOwned = (title: string): ToastMessage =>
  failure(`"${title}" is already in your owned games collection.`, 'Game Already Owned');

export const markedPlayed = ({ title }: Game, undo: () => void): ToastMessage => ({
  title: 'Game marked as played!',
  description: `${title} has been added to your play history.`,
  icon: Dices,
  undo: { altText: `Take the play of ${title} back`, onPress: undo },
});

export const markPlayedUndone = ({ title }: Game): ToastMessage => ({
  title: 'Play taken back',
  description: `${title} is as it was before.`,
  icon: RotateCcw,
});

export const undoMarkPlayedFailed = failure('Failed to take the play back. Please try again.');

export const markPlayedFailed = failure('Failed to mark game as played');

export const ratingUpdated = ({ title, rating }: Game): ToastMessage => ({
  title: 'Rating updated!',
  description: rating === 0 ? `${title} is not rated any more.` : `${title} has ${rating} out of 5.`,
  icon: CircleStar,
});

export const rateFailed = failure('Failed to rate game');

/** A wish became an owned game; `moveBack` undoes it. */
export const movedToCollection = ({ title }: Game, moveBack: () => void): ToastMessage => ({
  title: 'Added to Collection',
  description: `${title} is off your wishlist and in your owned games now.`,
  icon: Library,
  undo: { altText: 'Move the game back to your wishlist', onPress: moveBack },
});

export const movedToWishlist = ({ title }: Game): ToastMessage => ({
  title: 'Added to Wishlist',
  description: `${title} is on your wishlist again.`,
  icon: Heart,
});

export const wishlistFailed = failure('Failed to update wishlist');
export const favoriteFailed = failure('Failed to update favorites');

/** The name of a game's list. */
export const listName = (game: OnList): string =>
  ({ owned: 'collection', wishlist: 'wishlist', unowned: 'games that you do not own' })[listOf(game)];

const removed = (game: Game): ToastMessage => ({
  title: 'Game Removed',
  description: `"${game.title}" has been removed from your ${listName(game)}.`,
  icon: Trash2,
});

export const removedWithUndo = (game: Game, undo: () => void): ToastMessage => ({
  ...removed(game),
  undo: { altText: 'Restore the game', onPress: undo },
});

export const removedForGood = (game: Game): ToastMessage => ({
  ...removed(game),
  action: { label: '⭐ Premium', altText: 'See what Premium offers on the Premium page', href: '/premium' },
});

export const undoTip: ToastMessage = {
  title: '💡 Premium Feature',
  description: 'With Premium, you can undo deletions for 10 seconds after removing a game!',
  icon: Gem,
  action: { label: 'Upgrade', altText: 'Upgrade on the Premium page', href: '/premium' },
};

export const alreadyRemoved = failure(
  'It is no longer on your lists: another tab or device has removed it.',
  'Already removed',
);
export const removeFailed = failure('Failed to remove game. Please try again.');

export const gameRestored = (game: Game): ToastMessage => ({
  title: 'Game Restored',
  description: `"${game.title}" has been restored to your ${listName(game)}.`,
  icon: RotateCcw,
});

export const restoreFailed = failure('Failed to restore game. Please try again.');

export const removedForever = failure('The time to undo is over, so the game stays removed.', 'Too late');
