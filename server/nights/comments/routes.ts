import { Router } from 'express';
import * as contracts from '#shared/nights/night-comments-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as comments from './comments.ts';

export function nightCommentRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.listNightComments, ({ owner, params }) => comments.listComments(db, owner, params.id));
  serve(router, contracts.addNightComment, ({ owner, params, body }) =>
    comments.addHostComment(db, owner, params.id, body.text),
  );
  serve(router, contracts.removeNightComment, ({ owner, params }) =>
    comments.removeHostedComment(db, owner, params.id),
  );
  return router;
}
