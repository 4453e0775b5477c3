import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { drawPicture } from './draw-picture.ts';
import { type LinkPicture, linkPictures, PICTURE_PATH } from './link-picture.ts';

/** Several readers of a chat fetch the same picture at once, each some 60 kB. */
const KEPT = 30;

/** The pictures that chats show beside a link. */
export function linkPictureRoutes({ db, environment }: Pick<Services, 'db' | 'environment'>): Router {
  const drawn = new LRUCache<string, Buffer, LinkPicture>({
    max: KEPT,
    fetchMethod: async (_name, _old, { context }) => drawPicture(context),
  });
  const router = Router();
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
