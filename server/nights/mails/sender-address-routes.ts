import { sql } from 'drizzle-orm';
import { senderAddresses } from '#shared/schema/mails.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { getEvent } from '../events-service.ts';
import { withOwnNightLock } from '../night-lock.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { refuseBeyondBudget } from '#server/platform/mails/remaining-budget.ts';
import { queueConfirmation, findUnconfirmedContact } from './request-confirmation.ts';
import { type RequestHandler, Router } from 'express';
import { askHostEmail } from '#shared/nights/host-email-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import { rateLimit } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { readersLanguage } from '#server/platform/words/language.ts';
import { hostOf } from '../host-name.ts';
import { confirmSender, findSender, refuseSender } from './answer-confirmation.ts';
import { confirmationLinks, SENDER_ADDRESS } from './confirmation-links.ts';
import { askPage, confirmedPage, refusedPage, unknownPage } from './confirmation-pages.ts';

/** Pages for owners of contact addresses; no account needed, and opening one changes nothing. */
export function senderAddressRoutes({ db, environment }: Services): Router {
  const router = Router();
  serve(router, askHostEmail, ({ owner, params }) => resendConfirmation(db, owner, params.id));

  const secret: RequestHandler = (_req, res, next) => {
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Robots-Tag', 'noindex');
    next();
  };
  const senderOf = async (token: string) => (await confirmationLinks(db, environment.origin)).senderOf(token);
  router.use(SENDER_ADDRESS, rateLimit(environment), noStore, secret, readersLanguage);
  router.get(`${SENDER_ADDRESS}/:token`, async (req, res) => {
    const senderId = await senderOf(req.params.token);
    const sender = senderId === null ? undefined : await findSender(db, senderId);
    if (!sender) return void res.status(404).send(unknownPage());
    const { name } = await hostOf(db, sender.userId);
    res.send(askPage(req.params.token, { hostName: name, email: sender.email }));
  });
  const answer =
    (act: typeof confirmSender, done: () => string): RequestHandler<{ token: string }> =>
    async (req, res) => {
      const senderId = await senderOf(req.params.token);
      const isDone = senderId !== null && (await act(db, senderId));
      res.status(isDone ? 200 : 404).send(isDone ? done() : unknownPage());
    };
  router.post(`${SENDER_ADDRESS}/:token/confirm`, answer(confirmSender, confirmedPage));
  // Also used by mail programs without a page (RFC 8058): the token identifies the recipient.
  router.post(`${SENDER_ADDRESS}/:token/stop`, answer(refuseSender, refusedPage));
  return router;
}

/**
 * Sends the confirmation mail for a night's contact address again. @throws Refusal not_found, contact_confirmed,
 * too_many_requests
 */
const resendConfirmation = (db: Database, owner: Owner, eventId: number) =>
  withOwnNightLock(db, owner, eventId, async (tx) => {
    const found = await findUnconfirmedContact(tx, owner.id, eventId);
    if (!found) throw new Refusal('contact_confirmed');
    const { email } = found;
    await refuseBeyondBudget(tx, owner, 'confirm_sender', [email]);
    const [row] = await tx
      .insert(senderAddresses)
      .values({ userId: owner.id, email })
      .onConflictDoUpdate({ target: [senderAddresses.userId, senderAddresses.email], set: { createdAt: sql`now()` } })
      .returning({ id: senderAddresses.id });
    if (row) await queueConfirmation(tx, owner.id, row.id, email);
    await publishEventChanged(tx, eventId);
    return getEvent(tx, owner, eventId);
  });
