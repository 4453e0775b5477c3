import { Router } from 'express';
import * as contracts from '#shared/accounts/tokens-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './tokens-service.ts';
import { listTokens } from './tokens-store.ts';

/** The user's personal tokens. */
export function tokenRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.listTokens, ({ owner }) => listTokens(db, owner.id));
  serve(router, contracts.createToken, ({ owner, body }) => service.createToken(db, owner, body));
  serve(router, contracts.revokeToken, ({ owner, params }) => service.revokeToken(db, owner, params.id));
  return router;
}
