import { type RequestHandler, Router } from 'express';
import { page } from '#server/platform/http/page.ts';
import { hostOf } from '#server/nights/service.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import { rateLimit } from '#server/platform/http/rate-limit.ts';
import { readersLanguage } from '#server/platform/words/language.ts';
import { t } from './words/words.ts';
import { LOAN_MAILS, loanMailLinks } from './loan-links.ts';
import type { Services } from '#server/platform/services.ts';
import { findLoanMail, stopLoanMails } from './stop-loan-mails.ts';

const tile = (heading: string, body: Markup): string =>
  page({ title: heading, body: markup`<section class="tile"><h1>${heading}</h1>${body}</section>`.html });

/** Asks for confirmation, because mail scanners open every link. @param ownerName null for the owner's own mails */
const askPage = (path: string, ownerName: string | null): string =>
  tile(
    t('Stop these mails?'),
    markup`<p>${
      ownerName === null
        ? t(
            'You would no longer be reminded of the games that are now lent or borrowed. Your collection still shows them.',
          )
        : t('{name} could not write to you through Rollcall any more: neither for lent games nor for game nights.', {
            name: ownerName,
          })
    }</p>
<form method="post" action="${path}/stop"><button class="button">${t('Stop these mails')}</button></form>`,
  );

const stoppedPage = (): string => tile(t('No more of these mails'), markup`<p>${t('You can close this page.')}</p>`);

const unknownPage = (): string =>
  tile(t('This link does not work'), markup`<p>${t('It may have been cut off on its way.')}</p>`);

/** Pages that stop mails about loans; no account needed, and opening one changes nothing. */
export function stopLoanMailRoutes({ db, environment }: Services): Router {
  const router = Router();
  const secret: RequestHandler = (_req, res, next) => {
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Robots-Tag', 'noindex');
    next();
  };
  const mailOf = async (token: string) => (await loanMailLinks(db, environment.origin)).mailOf(token);
  router.use(LOAN_MAILS, rateLimit(environment), noStore, secret, readersLanguage);
  router.get(`${LOAN_MAILS}/:token`, async (req, res) => {
    const mailId = await mailOf(req.params.token);
    const mail = mailId === null ? undefined : await findLoanMail(db, mailId);
    if (!mail) return void res.status(404).send(unknownPage());
    const ownerName = mail.kind === 'loan_due' ? (await hostOf(db, mail.userId)).name : null;
    res.send(askPage(`${LOAN_MAILS}/${req.params.token}`, ownerName));
  });
  // Also used by mail programs without a page (RFC 8058): the token identifies the recipient.
  router.post(`${LOAN_MAILS}/:token/stop`, async (req, res) => {
    const mailId = await mailOf(req.params.token);
    const isStopped = mailId !== null && (await stopLoanMails(db, mailId));
    res.status(isStopped ? 200 : 404).send(isStopped ? stoppedPage() : unknownPage());
  });
  return router;
}
