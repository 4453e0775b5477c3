import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { attemptLimits, countAttempt, refuseIfUsedUp } from '#server/accounts/service.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { sendCached, cachedBytes, type CachedResponse } from '#server/platform/http/bodies/cached-response.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { bareEmailAddress } from '#server/platform/mails/mail-recipient.ts';
import { senderOf } from '#server/platform/mails/open-mailer.ts';
import type { Services } from '#server/platform/services.ts';
import { tokenHash } from '#server/platform/http/link-token.ts';
import { feedReader, feedRevision } from './store.ts';
import { FEED_TASK } from './service.ts';
import { LRUCache } from 'lru-cache';

/** About 100 feeds of 2,000 nights, or 10,000 of a dozen. */
const MAX_BYTES = 8 * 1024 * 1024;

interface CachedFeed {
  version: string;
  body: CachedResponse;
}

/** Caches each reader's calendar for one version of its content. Concurrent requests for a version share one build. */
class FeedCache {
  readonly #feeds: LRUCache<number, CachedFeed>;
  readonly #building = new Map<string, Promise<CachedResponse>>();

  /** @param maxBytes memory for all feeds; least recently used ones are evicted */
  constructor(maxBytes = MAX_BYTES) {
    this.#feeds = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ body }) => cachedBytes(body) });
  }

  /** The calendar of a reader in this version, built if missing. A version belongs to one reader. */
  async get(reader: number, version: string, build: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const cached = this.#feeds.get(reader);
    if (cached?.version === version) return cached.body;
    const key = `${reader} ${version}`;
    const building = this.#building.get(key) ?? this.#build(key, reader, version, build);
    return building;
  }

  #build(key: string, reader: number, version: string, build: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const building = build()
      .then((body) => {
        this.#feeds.set(reader, { version, body });
        return body;
      })
      .finally(() => this.#building.delete(key));
    this.#building.set(key, building);
    return building;
  }
}

const FILE = /^([\w-]{43})\.ics$/;
const TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';

/** Raised when the format of the same nights changes. */
const FORMAT = 2;

/** Calendar applications poll about hourly: enough for dozens of devices. */
const PER_ADDRESS = { points: 60, duration: 15 * 60 };

/**
 * Sends the calendar of a private URL. Only the client caches it and revalidates each time: calendar applications poll
 * hourly, mostly without changes, and then one statement suffices for a 304. @throws Refusal not_found;
 * too_many_requests for a calendar requested too often or an address that tried many unknown URLs; unavailable
 */
export function feedSender(services: Services) {
  const { db, environment, workers } = services;
  const unknown = attemptLimits(services).unknownCalendars;
  const known = new RateLimiterMemory(PER_ADDRESS);
  const feeds = new FeedCache();
  const site = { origin: environment.origin, address: bareEmailAddress(senderOf(environment)) };
  return async (req: Request<{ file: string }>, res: Response): Promise<void> => {
    const from = addressGroup(req.ip);
    await refuseIfUsedUp(unknown, from);
    const token = FILE.exec(req.params.file)?.[1];
    const hash = token === undefined ? undefined : tokenHash(token);
    if (hash !== undefined) await refuseIfUsedUp(known, hash);
    const reader = hash === undefined ? undefined : await feedReader(db, hash);
    if (!reader || hash === undefined) {
      await countAttempt(unknown, from);
      throw new Refusal('not_found');
    }
    await countAttempt(known, hash);
    const revision = await feedRevision(db, reader);
    const version = digest(FORMAT, reader.id, reader.language ?? 'en', revision, site.origin, site.address);
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.setHeader('Content-Disposition', 'inline; filename="game-nights.ics"');
    const build = () => workers.run(FEED_TASK, reader.id, { reader, site });
    await sendCached(req, res, version, () => feeds.get(reader.id, version, build), TYPE);
  };
}

const digest = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
