import {
  BookmarkCheck,
  CalendarPlus,
  FileDown,
  Heart,
  Library,
  PackageOpen,
  RotateCcw,
  Tag,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import { countText } from '#client/lib/number-text.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { GameList } from '#shared/games/lists.ts';

const gamesText = (count: number): string => countText(count, 'game');
const are = (count: number): string => (count === 1 ? 'is' : 'are');

const changed = (count: number, title: string, icon: LucideIcon, undo: () => void): ToastMessage =>
  count === 0
    ? { title: 'Nothing to change', description: 'All of these games already had these values.', icon }
    : {
        title,
        description: `${gamesText(count)} changed.`,
        icon,
        undo: { altText: 'Put back what the games had before', onPress: undo },
      };

export const tagged = (count: number, undo: () => void) => changed(count, 'Tags saved', Tag, undo);

export const stated = (count: number, undo: () => void) => changed(count, 'States saved', BookmarkCheck, undo);

export const bulkChangeUndone = (count: number): ToastMessage => ({
  title: 'Undone',
  description: `${gamesText(count)} ${are(count)} as before.`,
  icon: RotateCcw,
});

const MOVED: Record<GameList, { title: string; where: string; icon: LucideIcon }> = {
  owned: { title: 'Added to Collection', where: 'in your owned games now', icon: Library },
  wishlist: { title: 'Added to Wishlist', where: 'on your wishlist now', icon: Heart },
  unowned: {
    title: 'Moved to Previously Owned',
    where: 'under Previously Owned now; plays are kept',
    icon: PackageOpen,
  },
};

/** @param moveBack undoes it */
export const moved = (count: number, list: GameList, moveBack: () => void): ToastMessage => ({
  title: MOVED[list].title,
  description: `${gamesText(count)} ${are(count)} ${MOVED[list].where}.`,
  icon: MOVED[list].icon,
  undo: { altText: 'Move the games back', onPress: moveBack },
});

export const movedBack = (count: number): ToastMessage => ({
  title: 'Moved back',
  description: `${gamesText(count)} ${are(count)} where ${count === 1 ? 'it was' : 'they were'} before.`,
  icon: RotateCcw,
});

const removed = (count: number): ToastMessage => ({
  title: count === 1 ? 'Game Removed' : 'Games Removed',
  description: `${gamesText(count)} removed.`,
  icon: Trash2,
});

export const removedWithUndo = (count: number, undo: () => void): ToastMessage => ({
  ...removed(count),
  undo: { altText: 'Restore the games', onPress: undo },
});

export const removedForGood = (count: number): ToastMessage => ({
  ...removed(count),
  action: { label: '⭐ Premium', altText: 'See what Premium offers on the Premium page', href: '/premium' },
});

export const restored = (count: number): ToastMessage => ({
  title: count === 1 ? 'Game Restored' : 'Games Restored',
  description: `${gamesText(count)} ${are(count)} back.`,
  icon: RotateCcw,
});

export const putOnNight = (count: number, title: string): ToastMessage => ({
  title: 'Added to the night',
  description: `${gamesText(count)} ${are(count)} on "${title}".`,
  icon: CalendarPlus,
});

export const exported = (count: number): ToastMessage => ({
  title: 'File ready',
  description: `${gamesText(count)} as CSV, in the columns of BoardGameGeek.`,
  icon: FileDown,
});

/** The server's reason where it says what to do next. */
export function failed(error: Error): ToastMessage {
  const needsPlan = error instanceof ApiError && error.code === 'PLAN_REQUIRED';
  return {
    title: needsPlan ? 'Not on your plan' : 'Nothing was changed',
    description: (error instanceof ApiError && error.reason) || 'That did not work. Please try again.',
    variant: 'destructive',
    ...(needsPlan && {
      action: { label: 'See Plans', altText: 'See the plans on the Premium page', href: '/premium' },
    }),
  };
}
