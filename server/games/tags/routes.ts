import { Router } from 'express';
import * as contracts from '#shared/games/tags-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './service.ts';
import { listTags } from './store.ts';

export function tagRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.listTags, ({ owner }) => listTags(db, owner.id));
  serve(router, contracts.addTag, ({ owner, body }) => service.addTag(db, owner, body));
  serve(router, contracts.changeTag, ({ owner, params, body }) => service.changeTag(db, owner, params.id, body));
  serve(router, contracts.deleteTag, ({ owner, params }) => service.deleteTag(db, owner, params.id));
  return router;
}
