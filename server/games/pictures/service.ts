import { RateLimiterRes } from 'rate-limiter-flexible';
import { attemptLimit } from '#server/accounts/service.ts';
import type { FetchPicture } from '#server/platform/outbound/page-fetcher/fetch-picture.ts';
import { PageUnreadable } from '#server/platform/outbound/page-fetcher/page-unreadable.ts';
import type { Services } from '#server/platform/services.ts';
import type { Pictures } from './pictures.ts';
import { encodePicture } from './encode-picture.ts';
import * as store from './pictures-store.ts';

const AT_ONCE = 2;
const MAX_WAITING = 500;
const FETCHES_AN_HOUR = 100;
const MAX_WAITING_EACH = FETCHES_AN_HOUR;
const HOUR = 60 * 60;

type PictureServices = Pick<Services, 'db' | 'pool' | 'log'> & { fetchPicture: FetchPicture };

/**
 * Fetches each URL once for all servers and accounts, at most two at a time per server and 100 an hour per account. Those of
 * an account that has one under way wait for those of others.
 */
export function openPictures({ db, pool, log, fetchPicture }: PictureServices): Pictures {
  const fetches = attemptLimit({ pool }, 'picture fetched for account', FETCHES_AN_HOUR, HOUR);
  const waiting = new Map<string, store.PictureSource>();
  const running = new Map<string, { userId: number; ended: Promise<void> }>();
  const stopping = new AbortController();

  const isAllowed = ({ userId }: store.PictureSource): Promise<boolean> =>
    fetches.consume(String(userId)).then(
      () => true,
      (refused: unknown) => {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      },
    );
  const fetchOne = async (source: store.PictureSource): Promise<void> => {
    if (!(await isAllowed(source)) || !(await store.claimPicture(db, source))) return;
    const encoded = await encodePicture(await fetchPicture(new URL(source.url), stopping.signal), source.kind);
    if (encoded) await store.storeClaimedPicture(db, source, encoded);
  };
  const fetchNext = () => {
    if (running.size >= AT_ONCE) return;
    const [first] = waiting;
    if (!first) return;
    const busy = new Set([...running.values()].map(({ userId }) => userId));
    const [key, source] = [...waiting].find(([, { userId }]) => !busy.has(userId)) ?? first;
    waiting.delete(key);
    const ended = fetchOne(source)
      .catch((error: unknown) => {
        if (!(error instanceof PageUnreadable)) log.warn({ err: error }, 'a picture could not be fetched');
      })
      .then(() => {
        running.delete(key);
        fetchNext();
      });
    running.set(key, { userId: source.userId, ended });
    fetchNext();
  };
  const hasRoom = ({ userId }: store.PictureSource): boolean =>
    waiting.size < MAX_WAITING &&
    [...waiting.values()].filter((other) => other.userId === userId).length < MAX_WAITING_EACH;
  const idle = async (): Promise<void> => {
    while (running.size > 0) {
      // Each one that ends may start another.
      await Promise.all([...running.values()].map(({ ended }) => ended));
    }
  };

  return {
    find: async (source) => {
      const found = await store.findPicture(db, source);
      if (found?.bytes) return found.bytes;
      const key = `${source.kind} ${source.url}`;
      const isWanted = !found || found.mayBeTried;
      if (isWanted && !stopping.signal.aborted && !running.has(key) && hasRoom(source)) {
        waiting.set(key, source);
        fetchNext();
      }
      return null;
    },
    idle,
    close: async () => {
      stopping.abort();
      waiting.clear();
      await idle();
    },
  };
}
