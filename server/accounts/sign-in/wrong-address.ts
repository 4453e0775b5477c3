import type { Request } from 'express';
import type { Environment } from '#server/platform/config/environment.ts';
import { isPrivateHost } from '#server/platform/config/private-address.ts';
import { isLoopback } from '#server/platform/config/variables.ts';
import { t } from '../words/words.ts';
import { problemPage } from './problem-page.ts';

/**
 * The address under which a browser in a network of one's own has opened Rollcall, if it is not PUBLIC_URL, to which it
 * would be sent for signing in; null otherwise. Sites that send mails are left alone: their proxies may hide the address.
 */
export function unknownAddress(req: Request, { origin, local, sendsMails }: Environment): URL | null {
  const opened = `http://${req.get('x-forwarded-host') ?? req.get('host')}`;
  if (local || sendsMails || !origin.startsWith('http:') || !URL.canParse(opened)) return null;
  const url = new URL(opened);
  return url.origin !== origin && isPrivateHost(url.hostname) ? url : null;
}

/** Whoever has just started a container sees what to set. */
export function wrongAddressPage(opened: URL, origin: string): string {
  // Local mode is for servers that no other machine can reach.
  const wanted = isLoopback(opened.hostname) ? `http://192.168.1.20:${opened.port || 80}` : opened.origin;
  return problemPage(
    t('Rollcall has another address'),
    t(
      'You opened {opened}, but Rollcall was told that its address is {origin}: people can sign in there only, and guests get links to it. If you run this Rollcall, set PUBLIC_URL to the address that everybody in your network uses, such as {wanted}, and start it again.',
      { opened: opened.origin, origin, wanted },
    ),
  );
}
