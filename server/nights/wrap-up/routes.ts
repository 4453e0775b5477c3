import { Router } from 'express';
import * as contracts from '#shared/nights/wrap-up-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { sendJson } from '#server/platform/http/bodies/send-json.ts';
import type { Services } from '#server/platform/services.ts';
import { getWrapUp } from './get-wrap-up.ts';
import { wrapUp } from './service.ts';

export function wrapUpRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.getWrapUp, async ({ owner, params, res }) =>
    sendJson(res, contracts.getWrapUp.response, await getWrapUp(db, owner, params.id)),
  );
  serve(router, contracts.wrapUp, ({ owner, params, body }) => wrapUp(db, owner, params.id, body));
  return router;
}
