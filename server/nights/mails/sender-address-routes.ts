import { type RequestHandler, Router } from 'express';
import { askHostEmail } from '#shared/nights/host-email-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import { rateLimit } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { hostOf } from '../host-name.ts';
import { confirmSender, findSender, refuseSender } from './answer-confirmation.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { confirmationLinks, SENDER_ADDRESS } from './confirmation-links.ts';
import { askPage, CONFIRMED, REFUSED, UNKNOWN } from './confirmation-pages.ts';

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
  router.use(SENDER_ADDRESS, rateLimit(environment), noStore, secret);
  router.get(`${SENDER_ADDRESS}/:token`, async (req, res) => {
    const senderId = await senderOf(req.params.token);
    const sender = senderId === null ? undefined : await findSender(db, senderId);
    if (!sender) return void res.status(404).send(UNKNOWN);
    const { name } = await hostOf(db, sender.userId);
    res.send(askPage(req.params.token, { hostName: name, email: sender.email }));
  });
  const answer =
    (act: typeof confirmSender, done: string): RequestHandler<{ token: string }> =>
    async (req, res) => {
      const senderId = await senderOf(req.params.token);
      const isDone = senderId !== null && (await act(db, senderId));
      res.status(isDone ? 200 : 404).send(isDone ? done : UNKNOWN);
    };
  router.post(`${SENDER_ADDRESS}/:token/confirm`, answer(confirmSender, CONFIRMED));
  // Also used by mail programs without a page (RFC 8058): the token identifies the recipient.
  router.post(`${SENDER_ADDRESS}/:token/stop`, answer(refuseSender, REFUSED));
  return router;
}
