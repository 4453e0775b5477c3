import { ApiError } from '#client/lib/api-error.ts';

/**
 * Whether an error means that the server was not there, so that nobody knows whether it has done what it was asked:
 * no network, no answer in time, or 502 to 504 of whatever stands before it.
 */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiError)
    return error.status >= 502 && error.status <= 504 && (error.code === null || error.code === 'unavailable');
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}
