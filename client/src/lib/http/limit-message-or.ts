import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { ApiError } from './api-error.ts';

/** The message for a failure; for a reached limit the server's message, which says what to do next. */
export const limitMessageOr = (failed: ToastMessage, error: Error): ToastMessage =>
  error instanceof ApiError && error.code === 'limit_reached' && error.reason
    ? { ...failed, title: 'Limit reached', description: error.reason }
    : failed;
