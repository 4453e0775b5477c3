import { type RequestHandler, type Response, Router } from 'express';
import { PHOTO_SIDES } from '#shared/limits/limits.ts';
import { PHOTOS, type PhotoSize } from '#shared/covers/photo-path.ts';
import { rateLimit } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { GameServices } from '../services.ts';
import { findPhoto } from './photos-store.ts';
import { isHashOf, PICTURES } from '#server/platform/files/picture-path.ts';
import { bannerOfNight, coverOfGame, type PictureSource } from './pictures-store.ts';

const ID = /^[1-9]\d{0,14}$/;
const KEY = /^[\da-f]{32}$/;

/** Photos of boxes, and copies of covers and banners for people other than the owner. No session: the path is secret. */
export function pictureRoutes({ db, pictures, environment }: GameServices): Router {
  const router = Router();
  const send =
    (sourceOf: (id: number) => Promise<PictureSource | undefined>): RequestHandler<{ id: string; hash: string }> =>
    async (req, res) => {
      const { id, hash } = req.params;
      const source = ID.test(id) ? await sourceOf(Number(id)) : undefined;
      const bytes = source && isHashOf(hash, source.url) ? await pictures.find(source) : null;
      sendFound(res, bytes);
    };
  router.use(PICTURES, rateLimit(environment));
  router.get(
    `${PICTURES}/games/:id/:hash`,
    send((id) => coverOfGame(db, id)),
  );
  router.get(
    `${PICTURES}/nights/:id/:hash`,
    send((id) => bannerOfNight(db, id)),
  );
  router.get(`${PHOTOS}/:id/:key/:size`, async (req, res) => {
    const { id, key, size } = req.params;
    sendFound(
      res,
      ID.test(id) && KEY.test(key) && isSize(size) ? await findPhoto(db, Number(id), key, size) : undefined,
    );
  });
  return router;
}

const isSize = (text: string): text is PhotoSize => Object.hasOwn(PHOTO_SIDES, text);

/** @throws Refusal not_found, which no browser keeps: the picture may come later */
function sendFound(res: Response, bytes: Buffer | null | undefined): void {
  if (bytes) return sendBytes(res, bytes);
  res.setHeader('Cache-Control', 'no-store');
  throw new Refusal('not_found');
}

/** Headers make it harmless as a document; a new picture has a new URL, so it can be cached. */
function sendBytes(res: Response, bytes: Buffer): void {
  res.setHeader('Content-Type', 'image/webp');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  res.end(bytes);
}
