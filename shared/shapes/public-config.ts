import * as z from 'zod/mini';
import { SIGN_UP_MODES } from '../limits/sign-up.ts';

/** A sign-in method: the browser navigates to `path`, optionally with accountType, mode=signup and returnTo. */
const signInMethod = z.object({ kind: z.enum(['provider', 'platform']), name: z.string(), path: z.string() });
export type SignInMethod = z.output<typeof signInMethod>;

/** What this server offers. */
export const publicConfig = z.object({
  doors: z.array(signInMethod),
  /** True if the server is its own identity provider and sends a code by mail. */
  builtInProvider: z.boolean(),
  /** Whether a collection can be imported by its BoardGameGeek user name. */
  bggUserImport: z.boolean(),
  /** Whether news of nights can be posted to channels. */
  channels: z.boolean(),
  /** Whether mails are sent; without them codes are on the server's console, and guests get links from their host. */
  mails: z.boolean(),
  /** Whether readers can report what they see to administrators. */
  reports: z.boolean(),
  /** Whether paid plans can be bought on this server. */
  checkout: z.boolean(),
  /** Who may create an account: everybody, invited people, nobody, or addresses at these domains. */
  signUp: z.object({ mode: z.enum(SIGN_UP_MODES), domains: z.array(z.string()) }),
  /** Only in local mode. */
  local: z.nullable(z.object({ outboxPath: z.nullable(z.string()), demoPath: z.string() })),
});
export type PublicConfig = z.output<typeof publicConfig>;
