import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { linkToken } from '#server/platform/http/link-token.ts';
import { accountExistsMail, noAccountMail, verificationMail } from './mails.ts';
import { serverSecret } from '#server/platform/database/server-secret.ts';

/** The payload of a mail about an account. The token of its link is derived from the seed when the mail is sent. */
const accountPayload = z.object({
  origin: z.string(),
  seed: z.string(),
  returnTo: z.string().optional(),
  words: z.string().optional(),
});

/** Creates the token of a verification link. Call it before a transaction, because it reads on its own connection. */
export async function verificationTokens(db: Database): Promise<(seed: string) => string> {
  const secret = await serverSecret(db, 'verification links', () => randomBytes(32).toString('base64url'));
  return (seed) => linkToken(secret, seed);
}

/** The mail of a row of kind `verify_account`, `account_exists` or `no_account`. */
export async function writeAccountMail(
  db: Database,
  row: { kind: string; to: string; payload: object },
): Promise<Mail> {
  const { origin, seed, returnTo, words = '' } = accountPayload.parse(row.payload);
  if (row.kind === 'no_account') return noAccountMail(row.to, words);
  const back = returnTo === undefined ? '' : `returnTo=${encodeURIComponent(returnTo)}`;
  if (row.kind === 'account_exists') return accountExistsMail(row.to, `${origin}/login${back && `?${back}`}`);
  const tokenOf = await verificationTokens(db);
  return verificationMail(row.to, `${origin}/api/auth/verify?token=${tokenOf(seed)}${back && `&${back}`}`);
}
