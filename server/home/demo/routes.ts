import { Router } from 'express';
import { ensureDemoOwner } from './demo-owner.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { isUnintendedNavigation } from '#server/platform/http/cross-site.ts';
import { returnPath, signInAs } from '#server/accounts/service.ts';

/** 'Explore the demo': signs in as the demo owner. Mounted in local mode only. */
export function demoRoutes(services: Services): Router {
  const router = Router();
  router.get('/api/auth/demo', async (req, res) => {
    if (isUnintendedNavigation(req)) throw new Refusal('cross_site');
    await signInAs(req, await ensureDemoOwner(services));
    res.redirect(returnPath(req.query.returnTo) ?? '/my-games');
  });
  return router;
}
