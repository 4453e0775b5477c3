import { isIP } from 'node:net';
import type { Request } from 'express';
import type { Services } from '#server/platform/services.ts';
import { siteOrigin } from '../site-origin.ts';
import { hasBuiltInProvider } from '../sign-in/identity-providers.ts';

/** The site that passkeys belong to: they work at this host alone, and sign this origin. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Null where nobody can have passkeys: people sign in elsewhere, without https, or at an address that is no name. */
export function relyingPartyOf(req: Request, { environment }: Pick<Services, 'environment'>): RelyingParty | null {
  if (!hasBuiltInProvider({ environment })) return null;
  const origin = siteOrigin(req, environment);
  const { protocol, hostname } = new URL(origin);
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isName && (protocol === 'https:' || hostname === 'localhost') ? { id: hostname, origin } : null;
}
