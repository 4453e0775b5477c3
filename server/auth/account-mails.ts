import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import type { Mail } from '../outbound/mailer.ts';
import { linkToken } from '../features/game-nights/link-token.ts';
import { accountExistsMail, noAccountMail, verificationMail } from './mails.ts';
import { serverSecret } from './server-secret.ts';

/** What the row of a mail about an account carries: the token of its link is made from the seed when it goes out. */
const accountFacts = z.object({
  origin: z.string(),
  seed: z.string(),
  returnTo: z.string().optional(),
  words: z.string().optional(),
});

/** Makes the token of a verification link. To be called before a transaction, because it reads on a connection of its own. */
export async function verificationTokens(db: Database): Promise<(seed: string) => string> {
  const secret = await serverSecret(db, 'verification links', () => randomBytes(32).toString('base64url'));
  return (seed) => linkToken(secret, seed);
}

/** The mail of a row of kind `verify_account`, `account_exists` or `no_account`. */
export async function writeAccountMail(db: Database, row: { kind: string; to: string; facts: object }): Promise<Mail> {
  const { origin, seed, returnTo, words = '' } = accountFacts.parse(row.facts);
  if (row.kind === 'no_account') return noAccountMail(row.to, words);
  const back = returnTo === undefined ? '' : `returnTo=${encodeURIComponent(returnTo)}`;
  if (row.kind === 'account_exists') return accountExistsMail(row.to, `${origin}/login${back && `?${back}`}`);
  const tokenOf = await verificationTokens(db);
  return verificationMail(row.to, `${origin}/api/auth/verify?token=${tokenOf(seed)}${back && `&${back}`}`);
}
