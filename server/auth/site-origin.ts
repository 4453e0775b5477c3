import type { Request } from 'express';
import type { Environment } from '../config/environment.ts';

/**
 * The origin by which this browser uses the site: the public address, but in local mode whichever loopback name was
 * opened (known-hosts.ts has refused all others), because cookies and sign-in stay with that name.
 */
export const siteOrigin = (req: Request, { local, origin }: Pick<Environment, 'local' | 'origin'>): string =>
  local ? `http://${req.get('host') ?? new URL(origin).host}` : origin;
