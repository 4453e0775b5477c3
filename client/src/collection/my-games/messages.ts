import { Bookmark } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { SavedView } from '#shared/collection/saved-views-contract.ts';
import { t } from '#client/collection/words/words.ts';

export const viewSaved = ({ name, isPinned }: SavedView): ToastMessage => ({
  title: t('View saved'),
  description: isPinned ? t('"{name}" is a tab above your games.', { name }) : t('"{name}" is under Views.', { name }),
  icon: Bookmark,
});

export const viewDeleted = ({ name }: SavedView): ToastMessage => ({
  title: t('View deleted'),
  description: t('"{name}" is gone. The games stay.', { name }),
  icon: Bookmark,
});

/** The server's reason where it says what to do next. */
export const viewFailed = (error: Error): ToastMessage => ({
  title: t('Not saved'),
  description: (error instanceof ApiError && error.reason) || t('The view could not be saved. Please try again.'),
  variant: 'destructive',
});
