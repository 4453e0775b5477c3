import { CircleStar, Dices, Gem, Heart, Library, RotateCcw, Trash2 } from 'lucide-react';
import { isNotFound } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { type GameList, listOf, type OnList } from '#shared/games/lists.ts';
import type { Duplicate } from '#shared/games/duplicate-title.ts';
import type { AddedGame } from './api.ts';
import { t } from '#client/games/words/words.ts';

const failure = (description: string, title = t('Error')): ToastMessage => ({
  title,
  description,
  variant: 'destructive',
});

/** The message for a failure; for a game that another tab removed it says so. */
export const goneMessageOr = (failed: ToastMessage, error: Error): ToastMessage =>
  isNotFound(error)
    ? { ...failed, description: t('{failed}. It is no longer on your lists.', { failed: failed.description ?? '' }) }
    : failed;

export const gameAdded = ({ title, isWishlist, wasWished }: AddedGame): ToastMessage => ({
  title: t('Game Added!'),
  description: isWishlist
    ? t('{title} is on your wishlist.', { title })
    : wasWished
      ? t('{title} is on your shelf, and off your wishlist.', { title })
      : t('{title} is on your shelf.', { title }),
});

export const addFailed = failure(t('Failed to add game. Please try again.'));

const DUPLICATE: Record<Duplicate, (title: string) => string> = {
  owned: (title) => t('"{title}" is already in your owned games.', { title }),
  wishlist: (title) => t('"{title}" is already in your wishlist.', { title }),
  unowned: (title) => t('"{title}" is already among the games that you do not own.', { title }),
};

/** For a title that is already on a list. */
export const duplicateGame = (title: string, list: Duplicate): ToastMessage =>
  failure(DUPLICATE[list](title), t('Duplicate Game'));

export const alreadyOwned = (title: string): ToastMessage =>
  failure(t('"{title}" is already in your owned games collection.', { title }), t('Game Already Owned'));

export const markedPlayed = ({ title }: Game, undo: () => void): ToastMessage => ({
  title: t('Game marked as played!'),
  description: t('{title} has been added to your play history.', { title }),
  icon: Dices,
  undo: { altText: t('Take the play of {title} back', { title }), onPress: undo },
});

export const markPlayedUndone = ({ title }: Game): ToastMessage => ({
  title: t('Play taken back'),
  description: t('{title} is as it was before.', { title }),
  icon: RotateCcw,
});

export const undoMarkPlayedFailed = failure(t('Failed to take the play back. Please try again.'));

export const markPlayedFailed = failure(t('Failed to mark game as played'));

export const ratingUpdated = ({ title, rating }: Game): ToastMessage => ({
  title: t('Rating updated!'),
  description:
    rating === 0
      ? t('{title} is not rated any more.', { title })
      : t('{title} has {rating, number} out of 5.', { title, rating }),
  icon: CircleStar,
});

export const rateFailed = failure(t('Failed to rate game'));

/** A wish became an owned game; `moveBack` undoes it. */
export const movedToCollection = ({ title }: Game, moveBack: () => void): ToastMessage => ({
  title: t('Added to Collection'),
  description: t('{title} is off your wishlist and in your owned games now.', { title }),
  icon: Library,
  undo: { altText: t('Move the game back to your wishlist'), onPress: moveBack },
});

export const movedToWishlist = ({ title }: Game): ToastMessage => ({
  title: t('Added to Wishlist'),
  description: t('{title} is on your wishlist again.', { title }),
  icon: Heart,
});

export const wishlistFailed = failure(t('Failed to update wishlist'));
export const favoriteFailed = failure(t('Failed to update favorites'));

type Listed = OnList & { title: string };

const REMOVED: Record<GameList, (title: string) => string> = {
  owned: (title) => t('"{title}" has been removed from your collection.', { title }),
  wishlist: (title) => t('"{title}" has been removed from your wishlist.', { title }),
  unowned: (title) => t('"{title}" has been removed from your games that you do not own.', { title }),
};
const RESTORED: typeof REMOVED = {
  owned: (title) => t('"{title}" has been restored to your collection.', { title }),
  wishlist: (title) => t('"{title}" has been restored to your wishlist.', { title }),
  unowned: (title) => t('"{title}" has been restored to your games that you do not own.', { title }),
};
const REMOVE: typeof REMOVED = {
  owned: (title) =>
    t('Are you sure you want to remove "{title}" from your collection? This action cannot be undone.', { title }),
  wishlist: (title) =>
    t('Are you sure you want to remove "{title}" from your wishlist? This action cannot be undone.', { title }),
  unowned: (title) =>
    t('Are you sure you want to remove "{title}" from your games that you do not own? This action cannot be undone.', {
      title,
    }),
};

/** Asks before a game is removed from its list. */
export const removeQuestion = (game: Listed): string => REMOVE[listOf(game)](game.title);

const removed = (game: Game): ToastMessage => ({
  title: t('Game Removed'),
  description: REMOVED[listOf(game)](game.title),
  icon: Trash2,
});

export const removedWithUndo = (game: Game, undo: () => void): ToastMessage => ({
  ...removed(game),
  undo: { altText: t('Restore the game'), onPress: undo },
});

export const removedForGood = (game: Game): ToastMessage => ({
  ...removed(game),
  action: { label: '⭐ Premium', altText: t('See what Premium offers on the Premium page'), href: '/premium' },
});

export const undoTip: ToastMessage = {
  title: t('💡 Premium Feature'),
  description: t('With Premium, you can undo deletions for 10 seconds after removing a game!'),
  icon: Gem,
  action: { label: t('Upgrade'), altText: t('Upgrade on the Premium page'), href: '/premium' },
};

export const alreadyRemoved = failure(
  t('It is no longer on your lists: another tab or device has removed it.'),
  t('Already removed'),
);
export const removeFailed = failure(t('Failed to remove game. Please try again.'));

export const gameRestored = (game: Game): ToastMessage => ({
  title: t('Game Restored'),
  description: RESTORED[listOf(game)](game.title),
  icon: RotateCcw,
});

export const restoreFailed = failure(t('Failed to restore game. Please try again.'));

export const removedForever = failure(t('The time to undo is over, so the game stays removed.'), t('Too late'));
