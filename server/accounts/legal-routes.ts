import { Router } from 'express';
import { getPrivacyPolicy, getTerms } from '#shared/accounts/legal-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { legalHtml } from './legal-text.ts';

export function legalRoutes({ environment }: Services): Router {
  const router = Router();
  serve(router, getTerms, async () => ({ html: await legalHtml('terms', environment) }));
  serve(router, getPrivacyPolicy, async () => ({ html: await legalHtml('privacy', environment) }));
  return router;
}
