import { Router } from 'express';
import { ensureDemoOwner } from '../features/demo/demo-owner.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { isUnasked } from './cross-site.ts';
import { returnPath } from './return-path.ts';
import { signInAs } from './sign-in.ts';

/** 'Explore the demo': signs in as the demo owner. Mounted in local mode only. */
export function demoRoutes(services: Services): Router {
  const router = Router();
  router.get('/api/auth/demo', async (req, res) => {
    if (isUnasked(req)) throw new Refusal('cross_site');
    await signInAs(req, await ensureDemoOwner(services));
    res.redirect(returnPath(req.query.returnTo) ?? '/my-games');
  });
  return router;
}
