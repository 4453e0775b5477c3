import { ApiError } from './api-error.ts';

/** The server's message for a refusal if it has one, else the given sentence. */
export const errorMessageOr = (error: Error, otherwise: string): string =>
  error instanceof ApiError && error.status < 500 && error.reason ? error.reason : otherwise;
