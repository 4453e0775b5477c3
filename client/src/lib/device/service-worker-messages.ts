/** A header on cached answers: when the server gave it (ISO 8601). */
export const CACHED_AT_HEADER = 'Rollcall-Kept-At';

/** Prefix of the cache names; the id of the person follows. */
export const RESPONSE_CACHES = 'rollcall-kept-';

/** The message from a service worker to the page of a notice that was pressed. */
export const NOTICE_PRESSED = 'NOTICE_PRESSED';

/** Messages from a page to the service worker. */
export type WorkerRequest =
  /** Fetch the answers that screens need offline, if they are missing or old. */
  | { type: 'KEEP_READY' }
  /** Whether a file is of the worker's own version; answered on the message's port. */
  | { type: 'HAS_FILE'; path: string }
  /** Take over from the previous version. */
  | { type: 'SKIP_WAITING' };
