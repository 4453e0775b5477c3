import { type RequestHandler, Router } from 'express';
import { getHostMails, setHostMails } from '#shared/nights/host-mails-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import { rateLimit } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { switchOffLinks } from '#server/platform/mails/switch-off-link.ts';
import { readersLanguage } from '#server/platform/words/language.ts';
import { askPage, stoppedPage, unknownPage } from './switch-off-pages.ts';
import { eq } from 'drizzle-orm';
import { users } from '#shared/schema/users.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inOwnerQueue } from '#server/platform/owner-data/owner-queue.ts';

/** A user's mail settings as a host. */
async function hostMailsOf(db: Database, userId: number): Promise<{ digest: boolean }> {
  const [row] = await db.select({ digest: users.wantsDigest }).from(users).where(eq(users.id, userId));
  return row ?? { digest: false };
}

/** Idempotent. */
async function setDigest(db: Database, userId: number, digest: boolean): Promise<{ digest: boolean }> {
  await inOwnerQueue(db, userId, () => db.update(users).set({ wantsDigest: digest }).where(eq(users.id, userId)));
  return { digest };
}

export function hostMailRoutes({ db, environment }: Services): Router {
  const router = Router();
  serve(router, getHostMails, ({ owner }) => hostMailsOf(db, owner.id));
  serve(router, setHostMails, ({ owner, body }) => setDigest(db, owner.id, body.digest));

  const secret: RequestHandler = (_req, res, next) => {
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Robots-Tag', 'noindex');
    next();
  };
  const userOf = async (token: string) => (await switchOffLinks(db, environment.origin)).userOf(token);
  router.use('/digest', rateLimit(environment), noStore, secret, readersLanguage);
  router.get('/digest/:token', async (req, res) => {
    const userId = await userOf(req.params.token);
    if (userId === null) res.status(404).send(unknownPage());
    else res.send(askPage(`/digest/${req.params.token}`));
  });
  // Also used by mail programs without a page (RFC 8058): the token identifies the user.
  router.post('/digest/:token/stop', async (req, res) => {
    const userId = await userOf(req.params.token);
    if (userId === null) {
      res.status(404).send(unknownPage());
      return;
    }
    await setDigest(db, userId, false);
    res.send(stoppedPage());
  });
  return router;
}
