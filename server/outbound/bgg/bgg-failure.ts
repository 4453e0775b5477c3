import type { BggFailureCode } from '#shared/rules/imports/bgg-failures.ts';

interface Circumstances {
  /** Whether the same call may go better in a while. */
  mayPass?: boolean;
  /** Milliseconds that BoardGameGeek asks to be left alone for. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** Why BoardGameGeek was not read: a code for the person who waits, and words for the log. */
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
