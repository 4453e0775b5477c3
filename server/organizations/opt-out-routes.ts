import { type RequestHandler, Router } from 'express';
import { page } from '#server/platform/http/page.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import { rateLimit } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { readersLanguage } from '#server/platform/words/language.ts';
import { t } from '#server/platform/words/words.ts';
import { OPT_OUT_PATH, optOutOfInvitations, optOutTokens } from './opt-out-of-invitations.ts';

/** Unsubscribe pages for people who were invited to host; no account needed. */
export function optOutRoutes({ db, environment }: Services): Router {
  const router = Router();
  const secret: RequestHandler = (_req, res, next) => {
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Robots-Tag', 'noindex');
    next();
  };
  const memberOf = async (token: string) => (await optOutTokens(db)).idOf(token);
  router.use(OPT_OUT_PATH, rateLimit(environment), noStore, secret, readersLanguage);
  router.get(`${OPT_OUT_PATH}/:token`, async (req, res) => {
    const isKnown = (await memberOf(req.params.token)) !== null;
    res.status(isKnown ? 200 : 404).send(isKnown ? askPage(req.params.token) : unknownPage());
  });
  // Also used by mail programs without a page (RFC 8058): the token identifies the recipient.
  router.post(`${OPT_OUT_PATH}/:token/stop`, async (req, res) => {
    const memberId = await memberOf(req.params.token);
    const isStopped = memberId !== null && (await optOutOfInvitations(db, memberId));
    res.status(isStopped ? 200 : 404).send(isStopped ? stoppedPage() : unknownPage());
  });
  return router;
}

const tile = (heading: string, body: Markup): string =>
  page({ title: heading, body: markup`<section class="tile"><h1>${heading}</h1>${body}</section>`.html });

/** Asks for confirmation, because mail scanners open every link. */
const askPage = (token: string): string =>
  tile(
    t('Stop these mails?'),
    markup`<p>${t('You decline the invitation to host, and this organization can no longer write to you, not even about its game nights.')}</p>
<form method="post" action="${OPT_OUT_PATH}/${token}/stop"><button class="button">${t('Stop these mails')}</button></form>`,
  );

const stoppedPage = (): string =>
  tile(t('No more of these mails'), markup`<p>${t('This organization does not write to you any more.')}</p>`);

const unknownPage = (): string =>
  tile(
    t('This link does not work'),
    markup`<p>${t('It may have been cut off on its way, or the invitation has been withdrawn. In that case there is nothing to stop.')}</p>`,
  );
