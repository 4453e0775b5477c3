import { Tag as TagIcon } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Tag } from '#shared/games/tags-contract.ts';
import { t } from '#client/games/words/words.ts';

export const tagDeleted = ({ name }: Tag): ToastMessage => ({
  title: t('Tag deleted'),
  description: t('"{name}" is removed from all games. The games stay.', { name }),
  icon: TagIcon,
});

/** The server's reason where it says what to do next. */
export const tagFailed = (error: Error): ToastMessage => ({
  title: t('Not saved'),
  description: (error instanceof ApiError && error.reason) || t('The tags could not be saved. Please try again.'),
  variant: 'destructive',
});
