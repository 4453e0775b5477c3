import { Tag as TagIcon } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Tag } from '#shared/games/tags-contract.ts';

export const tagDeleted = ({ name }: Tag): ToastMessage => ({
  title: 'Tag deleted',
  description: `"${name}" is removed from all games. The games stay.`,
  icon: TagIcon,
});

/** The server's reason where it says what to do next. */
export const tagFailed = (error: Error): ToastMessage => ({
  title: 'Not saved',
  description: (error instanceof ApiError && error.reason) || 'The tags could not be saved. Please try again.',
  variant: 'destructive',
});
