import { Router } from 'express';
import * as contracts from '#shared/nights/groups-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { sendOnce } from '#server/platform/http/bodies/cached-response.ts';
import type { Services } from '#server/platform/services.ts';
import * as memberships from './memberships.ts';
import * as service from './service.ts';
import { groupsOf } from './store.ts';

export function groupRoutes({ db, environment, workers }: Services): Router {
  const router = Router();
  serve(router, contracts.listGroups, ({ owner }) => groupsOf(db, owner.id));
  serve(router, contracts.createGroup, ({ owner, body }) => service.createGroup(db, owner, body));
  serve(router, contracts.changeGroup, ({ owner, params, body }) => service.changeGroup(db, owner, params.id, body), {
    perUserQueue: true,
  });
  serve(router, contracts.deleteGroup, ({ owner, params }) => service.deleteGroup(db, owner, params.id));
  serve(router, contracts.getGroupShelf, async ({ owner, actor, params, req, res }) =>
    sendOnce(req, res, await workers.run(service.SHELF_TASK, actor.id, { owner, groupId: params.id })),
  );
  serve(router, contracts.listMemberships, ({ owner }) =>
    memberships.listMemberships(db, owner, environment.DEFAULT_PLAN),
  );
  serve(
    router,
    contracts.changeMembership,
    ({ owner, params, body }) => memberships.changeMembership(db, owner, params.id, body),
    { perUserQueue: true },
  );
  serve(router, contracts.leaveGroup, ({ owner, params }) => memberships.leaveGroup(db, owner, params.id));
  return router;
}
