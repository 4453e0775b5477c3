import { Router } from 'express';
import * as contracts from '#shared/nights/night-messages-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { listMessages, sendMessage } from './message-service.ts';

export function nightMessageRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.listMessages, ({ owner, params }) => listMessages(db, owner, params.id));
  serve(router, contracts.sendMessage, ({ owner, params, body }) => sendMessage(db, owner, params.id, body));
  return router;
}
