import { Router } from 'express';
import * as contracts from '#shared/contracts/hosts.ts';
import { serve } from '#server/http/endpoint.ts';
import type { Services } from '#server/services.ts';
import * as hostings from './hostings.ts';
import * as service from './hosts-service.ts';
import { hostsOf } from '#server/domain/organizations/hosts-store.ts';

/** Hosts of organizations: endpoints for the owner and for invited people. */
export function hostRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.listHosts, ({ owner }) => hostsOf(db, owner.id));
  serve(router, contracts.inviteHost, ({ owner, body }) => service.inviteHost(db, owner, body.email));
  serve(router, contracts.inviteHostAgain, ({ owner, params }) => service.inviteHostAgain(db, owner, params.id));
  serve(router, contracts.removeHost, ({ owner, params }) => service.removeHost(db, owner, params.id));
  serve(router, contracts.listHostings, ({ owner }) => hostings.listHostings(db, owner));
  serve(router, contracts.acceptHosting, ({ owner, params }) => hostings.acceptHosting(db, owner, params.id));
  serve(router, contracts.endHosting, ({ owner, params }) => hostings.endHosting(db, owner, params.id));
  return router;
}
