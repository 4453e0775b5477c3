import { Router } from 'express';
import * as contracts from '#shared/score-pads/score-pads-contract.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { finishPad, type OnPadPlay } from './finish-pad.ts';
import { padLimits } from './limits.ts';
import type { PadServices } from './pad-viewers.ts';
import { padSender } from './send-pad.ts';
import * as service from './service.ts';
import { findPad } from './store.ts';
import { writeEntries } from './write-entries.ts';

/** Anybody with a code can read, write and watch its pad without an account; owner actions need sign-in. */
export function scorePadRoutes(services: PadServices, onPlay: OnPadPlay): Router {
  const { db, live } = services;
  const router = Router();
  const limits = padLimits(services);
  const sendPad = padSender(db);
  serve(router, contracts.startPad, ({ owner, body }) => service.startPad(db, owner, body), { perUserQueue: true });
  serve(router, contracts.listPads, ({ owner }) => service.listPads(db, owner));
  serve(router, contracts.readPad, ({ owner, params: { code }, query, req, res }) =>
    limits.byCode(req, code, () => sendPad({ asker: owner, code, after: query.after }, res)),
  );
  serve(router, contracts.writePad, ({ owner, params: { code }, body, req, res }) =>
    limits.byCode(req, code, async () => {
      await limits.countSending(req, code);
      await writeEntries(db, code, body.entries);
      return sendPad({ asker: owner, code, after: body.after }, res);
    }),
  );
  serve(router, contracts.watchPad, async ({ params: { code }, req, res }) => {
    const padId = await limits.byCode(req, code, async () => {
      const found = await findPad(db, code);
      if (!found) throw new Refusal('not_found');
      return found.pad.id;
    });
    live.pads.open({ padId, address: addressGroup(req.ip) }, res);
    if (req.method === 'HEAD') res.end();
    return undefined;
  });
  serve(router, contracts.finishPad, ({ owner, params, body }) => finishPad(db, owner, params.code, body, onPlay), {
    perUserQueue: true,
  });
  serve(router, contracts.discardPad, ({ owner, params }) => service.discardPad(db, owner, params.code), {
    perUserQueue: true,
  });
  return router;
}
