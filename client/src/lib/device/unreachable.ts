import { ApiError } from '../http/api-error.ts';

/**
 * Whether an error means that the server was unreachable, so that it is unknown whether the request was carried out:
 * no network, a time-out, or 502 to 504 from a proxy.
 */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiError)
    return error.status >= 502 && error.status <= 504 && (error.code === null || error.code === 'unavailable');
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}
