import { and, eq, isNotNull } from 'drizzle-orm';
import { Router } from 'express';
import { profilePictures, users } from '#shared/schema/users.ts';
import type { Database } from '#server/database/database.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { LOGOS } from '#server/domain/organizations/logo-path.ts';
import { hostRoutes } from './host-routes.ts';
import { stopAskingRoutes } from './stop-asking-routes.ts';

export function organizationRoutes(services: Services): Router {
  return Router().use(logoRoutes(services), hostRoutes(services), stopAskingRoutes(services));
}

/** The logos of organizations for pages and mails, without sign-in. */
function logoRoutes({ db, environment }: Services): Router {
  const router = Router();
  router.get(`${LOGOS}/:id`, rateLimit(environment), async (req, res) => {
    const logo = /^\d{1,15}$/.test(String(req.params['id'])) ? await logoOf(db, Number(req.params['id'])) : undefined;
    if (!logo) throw new Refusal('not_found');
    res.setHeader('Content-Type', logo.type);
    res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.setHeader('Cache-Control', 'public, max-age=86400');
    res.end(logo.bytes);
  });
  return router;
}

async function logoOf(db: Database, id: number) {
  const [logo] = await db
    .select({ type: profilePictures.type, bytes: profilePictures.bytes })
    .from(profilePictures)
    .innerJoin(users, eq(users.id, profilePictures.userId))
    .where(and(eq(users.id, id), isNotNull(users.organizationName)));
  return logo;
}
