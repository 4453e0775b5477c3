import type { UnknownColumns } from '#shared/contract/list-fields.ts';
import { REFUSALS, type RefusalBody, type RefusalCode } from '#shared/refusals.ts';

/** Thrown to refuse a request; the error handler turns it into a response. */
export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    readonly details: {
      message?: string;
      fields?: Record<string, string>;
      columns?: UnknownColumns;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(details.message ?? REFUSALS[code][1]);
    this.status = REFUSALS[code][0];
  }

  body(): RefusalBody {
    const { fields, columns } = this.details;
    return { code: this.code, message: this.message, ...(fields && { fields }), ...(columns && { columns }) };
  }
}
