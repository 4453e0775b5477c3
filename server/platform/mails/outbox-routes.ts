import { Router } from 'express';
import type { Services } from '#server/platform/services.ts';
import { requestHourCycle } from '#server/platform/http/request-hour-cycle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { outboxPage } from './outbox-page.ts';
import { listOutbox } from './outbox-store.ts';

/** GET /dev/outbox: the mails of local mode, as a page or as JSON. Not available on a public address. */
export function outboxRoutes({ environment, db }: Services): Router {
  const router = Router();
  router.get('/dev/outbox', async (req, res) => {
    if (!environment.local) throw new Refusal('not_found');
    const mails = await listOutbox(db);
    res.vary('Accept, Accept-Language');
    if (req.accepts(['html', 'json']) === 'json') res.json(mails);
    else res.type('html').send(outboxPage(mails, requestHourCycle(req)));
  });
  return router;
}
