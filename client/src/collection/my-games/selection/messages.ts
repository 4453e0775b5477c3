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
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { GameList } from '#shared/games/lists.ts';
import { t } from '#client/collection/words/words.ts';

const changed = (count: number, title: string, icon: LucideIcon, undo: () => void): ToastMessage =>
  count === 0
    ? { title: t('Nothing to change'), description: t('All of these games already had these values.'), icon }
    : {
        title,
        description: t('{count, plural, one {# game changed.} other {# games changed.}}', { count }),
        icon,
        undo: { altText: t('Put back what the games had before'), onPress: undo },
      };

export const tagged = (count: number, undo: () => void) => changed(count, t('Tags saved'), Tag, undo);

export const stated = (count: number, undo: () => void) => changed(count, t('States saved'), BookmarkCheck, undo);

export const bulkChangeUndone = (count: number): ToastMessage => ({
  title: t('Undone'),
  description: t('{count, plural, one {# game is as before.} other {# games are as before.}}', { count }),
  icon: RotateCcw,
});

const MOVED: Record<GameList, { title: string; describe: (count: number) => string; icon: LucideIcon }> = {
  owned: {
    title: t('Added to Collection'),
    describe: (count) =>
      t('{count, plural, one {# game is in your owned games now.} other {# games are in your owned games now.}}', {
        count,
      }),
    icon: Library,
  },
  wishlist: {
    title: t('Added to Wishlist'),
    describe: (count) =>
      t('{count, plural, one {# game is on your wishlist now.} other {# games are on your wishlist now.}}', { count }),
    icon: Heart,
  },
  unowned: {
    title: t('Moved to Previously Owned'),
    describe: (count) =>
      t(
        '{count, plural, one {# game is under Previously Owned now; plays are kept.} other {# games are under Previously Owned now; plays are kept.}}',
        { count },
      ),
    icon: PackageOpen,
  },
};

/** @param moveBack undoes it */
export const moved = (count: number, list: GameList, moveBack: () => void): ToastMessage => ({
  title: MOVED[list].title,
  description: MOVED[list].describe(count),
  icon: MOVED[list].icon,
  undo: { altText: t('Move the games back'), onPress: moveBack },
});

export const movedBack = (count: number): ToastMessage => ({
  title: t('Moved back'),
  description: t('{count, plural, one {# game is where it was before.} other {# games are where they were before.}}', {
    count,
  }),
  icon: RotateCcw,
});

const removed = (count: number): ToastMessage => ({
  title: count === 1 ? t('Game Removed') : t('Games Removed'),
  description: t('{count, plural, one {# game removed.} other {# games removed.}}', { count }),
  icon: Trash2,
});

export const removedWithUndo = (count: number, undo: () => void): ToastMessage => ({
  ...removed(count),
  undo: { altText: t('Restore the games'), onPress: undo },
});

export const removedForGood = (count: number): ToastMessage => ({
  ...removed(count),
  action: { label: '⭐ Premium', altText: t('See what Premium offers on the Premium page'), href: '/premium' },
});

export const restored = (count: number): ToastMessage => ({
  title: count === 1 ? t('Game Restored') : t('Games Restored'),
  description: t('{count, plural, one {# game is back.} other {# games are back.}}', { count }),
  icon: RotateCcw,
});

export const putOnNight = (count: number, title: string): ToastMessage => ({
  title: t('Added to the night'),
  description: t('{count, plural, one {# game is on "{title}".} other {# games are on "{title}".}}', { count, title }),
  icon: CalendarPlus,
});

export const exported = (count: number): ToastMessage => ({
  title: t('File ready'),
  description: t(
    '{count, plural, one {# game as CSV, in the columns of BoardGameGeek.} other {# games as CSV, in the columns of BoardGameGeek.}}',
    { count },
  ),
  icon: FileDown,
});

/** The server's reason where it says what to do next. */
export function failed(error: Error): ToastMessage {
  const needsPlan = error instanceof ApiError && error.code === 'PLAN_REQUIRED';
  return {
    title: needsPlan ? t('Not on your plan') : t('Nothing was changed'),
    description: (error instanceof ApiError && error.reason) || t('That did not work. Please try again.'),
    variant: 'destructive',
    ...(needsPlan && {
      action: { label: t('See Plans'), altText: t('See the plans on the Premium page'), href: '/premium' },
    }),
  };
}
