import { Bookmark } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { SavedView } from '#shared/collection/saved-views-contract.ts';

export const viewSaved = ({ name, isPinned }: SavedView): ToastMessage => ({
  title: 'View saved',
  description: isPinned ? `"${name}" is a tab above your games.` : `"${name}" is under Views.`,
  icon: Bookmark,
});

export const viewDeleted = ({ name }: SavedView): ToastMessage => ({
  title: 'View deleted',
  description: `"${name}" is gone. The games stay.`,
  icon: Bookmark,
});

/** The server's reason where it says what to do next. */
export const viewFailed = (error: Error): ToastMessage => ({
  title: 'Not saved',
  description: (error instanceof ApiError && error.reason) || 'The view could not be saved. Please try again.',
  variant: 'destructive',
});
