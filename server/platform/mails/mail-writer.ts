import type { mails } from '#shared/schema/mails.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from './mailer.ts';

export type MailRow = typeof mails.$inferSelect;

/** What a mail says of the server that sends it, and when it is written. */
export interface Site {
  origin: string;
  /** The sender's address. */
  address: string;
  now: Date;
}

/** Writes the mail of a row of the batch, from the present data. Null if it is unwanted or pointless now. */
export type WriteMail = (row: MailRow, site: Site) => Promise<Mail | null>;

/** Reads what the mails of a batch need, in a few queries. */
export type ReadBatch = (rows: readonly MailRow[], now: Date) => Promise<WriteMail>;

/** Call it before a transaction, because it reads on its own connection. */
export type OpenMailWriter = (db: Database, origin: string) => Promise<ReadBatch>;
