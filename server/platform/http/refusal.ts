import type { UnknownColumns } from '#shared/contract/list-fields.ts';
import { known as knownShared } from '#shared/words/words.ts';
import { known as knownHere } from '#server/platform/words/words.ts';
import { REFUSALS, type RefusalBody, type RefusalCode } from '#shared/refusals.ts';

/** Some are made before the reader's language is known: by a parser, or when a module is loaded. */
const known = (text: string): string => knownHere(knownShared(text));

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

  /** In the reader's language. */
  body(): RefusalBody {
    const { fields, columns } = this.details;
    const translated =
      fields && Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, known(text)]));
    return {
      code: this.code,
      message: known(this.message),
      ...(translated && { fields: translated }),
      ...(columns && { columns }),
    };
  }
}
