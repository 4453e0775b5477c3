import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { ApiError } from './api-error.ts';
import { t } from '#client/lib/words/words.ts';

/** The message for a failure; for a reached limit the server's message, which says what to do next. */
export const limitMessageOr = (failed: ToastMessage, error: Error): ToastMessage =>
  error instanceof ApiError && error.code === 'limit_reached' && error.reason
    ? { ...failed, title: t('Limit reached'), description: error.reason }
    : failed;
