import type { Request } from 'express';
import type { Environment } from '#server/platform/config/environment.ts';

/**
 * The origin that this browser uses: the public address, or in local mode whichever loopback name was opened, because
 * cookies and sign-in belong to that name (known-hosts.ts has refused all others).
 */
export const siteOrigin = (req: Request, { local, origin }: Pick<Environment, 'local' | 'origin'>): string =>
  local ? `http://${req.get('host') ?? new URL(origin).host}` : origin;
