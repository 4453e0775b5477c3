import { desc } from 'drizzle-orm';
import { Router } from 'express';
import { outboxMails } from '#shared/schema/operations.ts';
import type { Services } from '#server/platform/services.ts';
import { requestHourCycle } from '#server/platform/http/request-hour-cycle.ts';
import { readersLanguage } from '#server/platform/words/language.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { outboxPage } from './outbox-page.ts';

/** The latest mails, newest first. */
const SHOWN = 200;

/** GET /dev/outbox: the mails of local mode, as a page or as JSON. Not available on a public address. */
export function outboxRoutes({ environment, db }: Services): Router {
  const router = Router();
  router.get('/dev/outbox', readersLanguage, async (req, res) => {
    if (!environment.local) throw new Refusal('not_found');
    const mails = await db.select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(SHOWN);
    res.vary('Accept, Accept-Language');
    if (req.accepts(['html', 'json']) === 'json') res.json(mails);
    else res.type('html').send(outboxPage(mails, requestHourCycle(req)));
  });
  return router;
}
