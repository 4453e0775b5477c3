import { ApiError } from './api-error.ts';

/** Why the server refused, in its words where it has some, else a sentence of our own. */
export const reasonOr = (error: Error, otherwise: string): string =>
  error instanceof ApiError && error.status < 500 && error.reason ? error.reason : otherwise;
