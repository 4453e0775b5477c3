import { signedIds } from '#server/platform/http/signed-id.ts';
import type { Database } from '#server/platform/database/database.ts';

export const STOP_MAILS = '/stop-mails';

/** The unsubscribe links of mails that are sent for a host. */
export interface StopLinks {
  /**
   * The link of a mail, both the page and the address of the one-click request (RFC 8058). @param own the proof that
   * opens the reader's page of the night instead, while their link is valid
   */
  urlOf(mailId: number, own: string | null): string;
  /** The mail of a token; null if it is invalid. */
  mailOf(token: string): number | null;
}

/**
 * Creates links from the ids of rows in `mails`: a host can renew a guest's link, and delete guests, requests and nights,
 * but not a mail that was sent. Call it before a transaction, because it reads on its own connection.
 */
export async function stopLinks(db: Database, origin: string): Promise<StopLinks> {
  const { tokenOf, idOf } = await signedIds(db, 'mails for hosts', 'stop');
  return {
    urlOf: (mailId, own) => `${origin}${STOP_MAILS}/${tokenOf(mailId)}${own === null ? '' : `?own=${own}`}`,
    mailOf: idOf,
  };
}
