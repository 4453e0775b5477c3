import type { UnknownColumns } from '#shared/contract/list-fields.ts';
import type { RefusalBody, RefusalCode } from '#shared/refusals.ts';
import { parseJson } from './parse-json.ts';

/** A refusal or failure of the server; its message is the status, a colon and the body. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: RefusalCode | null;
  readonly fields: Readonly<Record<string, string>>;
  /** The server's own sentence, if it gave one. */
  readonly reason: string | null;
  /** The columns of a file that the server asks about. */
  readonly columns: UnknownColumns | null;

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status}: ${text}`);
    const body = parseJson(text) as Partial<RefusalBody> | null;
    this.code = body?.code ?? null;
    this.fields = body?.fields ?? {};
    this.reason = body?.message ?? null;
    this.columns = body?.columns ?? null;
  }
}

/** Refused, because it does not exist, is gone, or is not theirs. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
