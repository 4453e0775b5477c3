import * as z from 'zod';
import type { Database } from '#server/database/database.ts';
import type { Mail } from '#server/outbound/mailer.ts';
import type { MailRow } from './load-mail-context.ts';
import type { Site } from './night-mail.ts';
import { digestMail } from './digest-mail.ts';
import { loadDigestContext } from './digest-context.ts';
import { switchOffLinks } from './switch-off-link.ts';

/** Ids of answers: after the first, up to the second. */
const digestPayload = z.object({ after: z.int(), upTo: z.int() });

/** The mail of a row of kind `host_digest`, from present data. Null if there is nothing to report any more. */
export async function writeDigest(db: Database, row: MailRow, site: Site): Promise<Mail | null> {
  if (row.userId === null) return null;
  const context = await loadDigestContext(db, row, digestPayload.parse(row.payload), site.now);
  if (!context) return null;
  const switchOff = (await switchOffLinks(db, site.origin)).urlOf(row.userId);
  const links = { night: `${site.origin}/game-nights/${context.event.id}`, switchOff };
  return digestMail(row.to, context, links, site.now);
}
