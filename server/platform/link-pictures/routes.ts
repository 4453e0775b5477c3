import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { Refusal } from '#server/platform/http/refusal.ts';
import { rateLimit } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { WorkQueue } from '#server/platform/workers/work-queue.ts';
import { drawPicture } from './draw-picture.ts';
import { type LinkPicture, linkPictures, PICTURE_PATH } from './link-picture.ts';

/** Several readers of a chat fetch the same picture, each some 120 kB. */
const KEPT = 30;
/** Anybody with addresses can order pictures, each for a tenth of a second. */
const DRAWING = { atOnce: 1, waiting: KEPT, waitingEach: KEPT, maxWaitMs: 10_000 };

/** The pictures that chats show beside a link. */
export function linkPictureRoutes({ db, environment }: Pick<Services, 'db' | 'environment'>): Router {
  const queue = new WorkQueue(DRAWING);
  const drawn = new LRUCache<string, Buffer, LinkPicture>({
    max: KEPT,
    // What is drawn for one reader stays for the next, also if many others came meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (name, _old, { context }) => queue.run(name, () => drawPicture(context)),
  });
  const router = Router();
  router.use(PICTURE_PATH, rateLimit(environment));
  router.get(`${PICTURE_PATH}/:name`, async (req, res) => {
    const { name } = req.params;
    const picture = (await linkPictures(db, environment.origin)).pictureOf(name);
    if (picture === null) throw new Refusal('not_found');
    const png = await drawn.fetch(name, { context: picture });
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    res.type('png').send(png);
  });
  return router;
}
