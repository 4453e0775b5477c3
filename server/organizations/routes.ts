import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { Router } from 'express';
import * as contracts from '#shared/organizations/hosts-contract.ts';
import { users } from '#shared/schema/users.ts';
import type { Database } from '#server/platform/database/database.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { rateLimit } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { LOGOS, findPicture } from '#server/accounts/service.ts';
import { hostsOf } from './hosts-store.ts';
import * as hostings from './hostings.ts';
import * as service from './hosts-service.ts';
import { optOutRoutes } from './opt-out-routes.ts';

export function organizationRoutes(services: Services): Router {
  return Router().use(logoRoutes(services), hostRoutes(services.db), optOutRoutes(services));
}

/** The logos of organizations for pages and mails, without sign-in. */
function logoRoutes({ db, environment }: Services): Router {
  const router = Router();
  router.get(`${LOGOS}/:id`, rateLimit(environment), async (req, res) => {
    const logo = /^\d{1,15}$/.test(String(req.params['id'])) ? await logoOf(db, Number(req.params['id'])) : null;
    if (!logo) throw new Refusal('not_found');
    res.setHeader('Content-Type', logo.type);
    res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.setHeader('Cache-Control', 'public, max-age=86400');
    res.end(logo.bytes);
  });
  return router;
}

/** Hosts of organizations: endpoints for the owner and for invited people. */
function hostRoutes(db: Database): Router {
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

async function logoOf(db: Database, id: number) {
  const isOrganization = and(eq(users.id, id), isNotNull(users.organizationName), isNull(users.disabledAt));
  return (await db.$count(users, isOrganization)) > 0 ? findPicture(db, id) : null;
}
