/** On an answer that comes from the device: when the server gave it (ISO 8601). */
export const KEPT_AT_HEADER = 'Rollcall-Kept-At';

/** Caches of answers; the id of the person whose they are follows. */
export const KEPT_ANSWERS = 'rollcall-kept-';

/** What a page asks of the service worker. */
export type WorkerRequest =
  /** To fetch what the screens need without network and is not kept yet, or not lately. */
  | { type: 'KEEP_READY' }
  /** Whether a file is of the worker's own version; answered on the message's port. */
  | { type: 'HAS_FILE'; path: string }
  /** To take over from the version before. */
  | { type: 'SKIP_WAITING' };
