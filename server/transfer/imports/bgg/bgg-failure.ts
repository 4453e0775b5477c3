import type { BggFailureCode } from '#shared/transfer/bgg-failures.ts';

interface Circumstances {
  /** Whether the same call may succeed later. */
  mayPass?: boolean;
  /** Milliseconds to wait, as BoardGameGeek requests. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** Why reading from BoardGameGeek failed: a code for the user, and words for the log. */
export class BggFailure extends Error {
  override name = 'BggFailure';
  readonly mayPass: boolean;
  readonly retryAfterMs: number;

  constructor(
    readonly code: BggFailureCode,
    message: string,
    { mayPass = false, retryAfterMs = 0, cause }: Circumstances = {},
  ) {
    super(message, { cause });
    this.mayPass = mayPass;
    this.retryAfterMs = retryAfterMs;
  }
}
