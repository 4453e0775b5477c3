import { type Response, Router } from 'express';
import { hostOf } from '#server/nights/service.ts';
import { STOP_MAILS, stopLinks } from '#server/platform/mails/stop-links.ts';
import type { Services } from '#server/platform/services.ts';
import { hasOptedOut } from './night-store.ts';
import { pathOfReader, type WithToken } from './own-page.ts';
import { sendPage } from './send-page.ts';
import { findMail, stopByMail } from './stop-by-mail.ts';
import { askToStopPage, cutStopLinkPage, nothingToStopPage, stoppedPage } from './views/stop-page.ts';

/**
 * Where readers of a mail stop mails of its host, whatever the host has done to the night and its list since. GET
 * changes nothing; a POST is sent by the page's button or by a mail program (RFC 8058), and identified by its token.
 */
export function stopRoutes({ db, environment }: Services): Router {
  const router = Router();
  const mailOf = async (req: WithToken) => (await stopLinks(db, environment.origin)).mailOf(req.params.token);

  const show = async (req: WithToken, res: Response, mailId: number) => {
    const mail = await findMail(db, mailId);
    if (!mail) return sendPage(req, res, nothingToStopPage());
    const { name } = await hostOf(db, mail.userId);
    const isStopped = await hasOptedOut(db, mail.userId, mail.to);
    const path = `${STOP_MAILS}/${req.params.token}`;
    return sendPage(req, res, isStopped ? stoppedPage(name) : askToStopPage(name, mail.kind, path));
  };

  router.get('/:token', async (req, res) => {
    const mailId = await mailOf(req);
    if (mailId === null) return sendPage(req, res, cutStopLinkPage(), 404);
    const own = await pathOfReader(db, await findMail(db, mailId), req.query.own);
    return own === null ? show(req, res, mailId) : res.redirect(303, `${own}#stop`);
  });

  router.post('/:token', async (req, res) => {
    const mailId = await mailOf(req);
    if (mailId === null) return sendPage(req, res, cutStopLinkPage(), 404);
    await stopByMail(db, mailId);
    return show(req, res, mailId);
  });
  return router;
}
