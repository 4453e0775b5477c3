import { Router } from 'express';
import * as shared from '#shared/sharing/shared-collection-contract.ts';
import * as sharing from '#shared/sharing/sharing-contract.ts';
import { attemptLimit, countAttempt } from '#server/accounts/service.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { rateLimit } from '#server/platform/http/rate-limit.ts';
import { sendCached } from '#server/platform/http/bodies/cached-response.ts';
import { inFormat } from '#server/platform/http/bodies/response-format.ts';
import type { Services } from '#server/platform/services.ts';
import * as comments from './comments-service.ts';
import { pagePreview } from './page-preview.ts';
import * as service from './service.ts';
import { ShownBodies } from './shown-bodies.ts';
import { openShown, versionOf } from './shown-collection.ts';
import { countVisitor, isMachine } from './views.ts';

const HOUR = 60 * 60;

export function sharedCollectionRoutes(services: Services): Router {
  const { db } = services;
  const router = Router();
  const bodies = new ShownBodies(services);
  const commentLimits = comments.commentLimits(services);
  // A client that changes its User-Agent on each request does not count as many visitors.
  const views = attemptLimit(services, 'shared collections seen by address', 120, HOUR);

  router.get('/shared/:shareId', rateLimit(services.environment), pagePreview(services, bodies));
  serve(router, sharing.listSharings, ({ owner }) => service.listSharings(db, owner));
  serve(router, sharing.createSharing, ({ owner, body }) => service.createSharing(db, owner, body));
  serve(router, sharing.changeSharing, ({ owner, params, body }) => service.changeSharing(db, owner, params.id, body));
  serve(router, sharing.deleteSharing, ({ owner, params }) => service.deleteSharing(db, owner, params.id));
  serve(router, shared.getSharedCollection, async ({ owner, params, req, res }) => {
    const shown = await openShown(db, owner, params.shareId);
    const version = versionOf(shown, owner);
    await sendCached(req, res, inFormat(shared.getSharedCollection, version), () => bodies.get(version, shown, owner));
  });
  serve(router, shared.countView, async ({ owner, params, req }) => {
    const { id, userId } = await openShown(db, owner, params.shareId);
    if (userId === owner?.id || isMachine(req.get('user-agent'))) return;
    await countAttempt(views, addressGroup(req.ip));
    await countVisitor(db, id, req, new Date());
  });
  serve(router, shared.listComments, ({ owner, params, query }) =>
    comments.listComments(db, owner, params.shareId, query.before),
  );
  serve(router, shared.addComment, ({ owner, params, body }) =>
    comments.addComment(db, commentLimits, owner, params.shareId, body),
  );
  serve(router, shared.removeComment, ({ owner, params }) => comments.removeComment(db, owner, params.id));
  return router;
}
