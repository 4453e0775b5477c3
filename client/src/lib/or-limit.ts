import type { ToastMessage } from '#client/ui/toast.ts';
import { ApiError } from './api-error.ts';

/** What is said of a failure; where it is a limit that is reached, the server's sentence, which says what to do next. */
export const orLimit = (failed: ToastMessage, error: Error): ToastMessage =>
  error instanceof ApiError && error.code === 'limit_reached' && error.reason
    ? { ...failed, title: 'Limit reached', description: error.reason }
    : failed;
