import { type RequestHandler, Router } from 'express';
import { hostOf } from '#server/domain/nights/host-name.ts';
import { noStore } from '#server/http/no-store.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { LOAN_MAILS, loanMailLinks } from '#server/mails/loans/loan-links.ts';
import type { Services } from '#server/services.ts';
import { findLoanMail, stopLoanMails } from './stop-mails.ts';
import { askPage, STOPPED, UNKNOWN } from './stop-pages.ts';

/** Pages that stop mails about loans; no account needed, and opening one changes nothing. */
export function stopLoanMailRoutes({ db, environment }: Services): Router {
  const router = Router();
  const secret: RequestHandler = (_req, res, next) => {
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Robots-Tag', 'noindex');
    next();
  };
  const mailOf = async (token: string) => (await loanMailLinks(db, environment.origin)).mailOf(token);
  router.use(LOAN_MAILS, rateLimit(environment), noStore, secret);
  router.get(`${LOAN_MAILS}/:token`, async (req, res) => {
    const mailId = await mailOf(req.params.token);
    const mail = mailId === null ? undefined : await findLoanMail(db, mailId);
    if (!mail) return void res.status(404).send(UNKNOWN);
    const ownerName = mail.kind === 'loan_due' ? (await hostOf(db, mail.userId)).name : null;
    res.send(askPage(`${LOAN_MAILS}/${req.params.token}`, ownerName));
  });
  // Also used by mail programs without a page (RFC 8058): the token identifies the recipient.
  router.post(`${LOAN_MAILS}/:token/stop`, async (req, res) => {
    const mailId = await mailOf(req.params.token);
    const isStopped = mailId !== null && (await stopLoanMails(db, mailId));
    res.status(isStopped ? 200 : 404).send(isStopped ? STOPPED : UNKNOWN);
  });
  return router;
}
