import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { attemptLimits, countAttempt, refuseUsedUp } from '../../auth/attempts.ts';
import { addressGroup } from '../../http/address-group.ts';
import { Refusal } from '../../http/refusal.ts';
import { addressIn } from '../../outbound/address-in.ts';
import { senderOf } from '../../outbound/open-mailer.ts';
import type { Services } from '../../services.ts';
import { tokenHash } from '../game-nights/link-token.ts';
import { feedFile } from './feed-file.ts';
import { feedReader, nightsOf } from './store.ts';

const FILE = /^([\w-]{43})\.ics$/;

/**
 * Answers the calendar behind a private address. Only its reader keeps it, and asks each time whether it still holds:
 * calendar applications ask every hour, mostly for nothing, and then get 304.
 * @throws Refusal not_found; too_many_requests for an address that tried many that do not exist
 */
export function feedSender(services: Services) {
  const { db, environment } = services;
  const limit = attemptLimits(services).unknownCalendars;
  return async (req: Request<{ file: string }>, res: Response): Promise<void> => {
    const from = addressGroup(req.ip);
    await refuseUsedUp(limit, from);
    const token = FILE.exec(req.params.file)?.[1];
    const reader = token === undefined ? undefined : await feedReader(db, tokenHash(token));
    if (!reader) {
      await countAttempt(limit, from);
      throw new Refusal('not_found');
    }
    const site = { origin: environment.origin, address: addressIn(senderOf(environment)) };
    const file = feedFile(await nightsOf(db, reader), site);
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
    res.setHeader('Cache-Control', 'private, no-cache');
    res.setHeader('ETag', etag);
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Robots-Tag', 'noindex');
    if (asksFor(req, etag)) {
      res.status(304).end();
      return;
    }
    res.setHeader('Content-Type', 'text/calendar; charset=utf-8; method=PUBLISH');
    res.setHeader('Content-Disposition', 'inline; filename="game-nights.ics"');
    res.end(file);
  };
}

/** Proxies that pack what passes mark the tag as weak. */
const asksFor = (req: Request<{ file: string }>, etag: string): boolean =>
  (req.get('if-none-match') ?? '').split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);
