import { Router } from 'express';
import * as contracts from '#shared/nights/news/channels-contract.ts';
import { attemptLimit, countAttempt } from '#server/accounts/service.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as deliveries from './deliveries-service.ts';
import * as service from './service.ts';

/** Tests and repeated deliveries of an owner, to whatever address, in a minute. */
const POSTS_ASKED = 20;

export function channelRoutes(services: Services): Router {
  const router = Router();
  const { db } = services;
  const asked = attemptLimit(services, 'channel post asked', POSTS_ASKED, 60);
  serve(router, contracts.listChannels, ({ owner }) => service.listChannels(db, owner));
  serve(router, contracts.addChannel, ({ owner, body }) => service.addChannel(services, owner, body));
  serve(router, contracts.changeChannel, ({ owner, params, body }) =>
    service.changeChannel(db, owner, params.id, body),
  );
  serve(router, contracts.deleteChannel, ({ owner, params }) => service.deleteChannel(db, owner, params.id));
  serve(router, contracts.resumeChannel, ({ owner, params }) => service.resumeChannel(db, owner, params.id));
  serve(router, contracts.testChannel, async ({ owner, params }) => {
    await countAttempt(asked, String(owner.id));
    return deliveries.testChannel(services, owner, params.id);
  });
  serve(router, contracts.listDeliveries, ({ owner, params }) => deliveries.listDeliveries(db, owner, params.id));
  serve(router, contracts.sendAgain, async ({ owner, params }) => {
    await countAttempt(asked, String(owner.id));
    return deliveries.sendAgain(services, owner, params.id);
  });
  return router;
}
