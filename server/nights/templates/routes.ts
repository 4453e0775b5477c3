import { Router } from 'express';
import * as contracts from '#shared/nights/templates-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { guestLinks } from '../guest-link.ts';
import { saveAsTemplate } from './save-as-template.ts';
import * as service from './templates-service.ts';

export function nightTemplateRoutes({ db, environment }: Services): Router {
  const router = Router();
  const links = () => guestLinks(db, environment.origin);
  serve(router, contracts.listTemplates, ({ owner }) => service.listTemplates(db, owner));
  serve(router, contracts.createTemplate, async ({ owner, body }) =>
    service.createTemplate(db, await links(), owner, body),
  );
  serve(router, contracts.saveAsTemplate, ({ owner, params, body }) => saveAsTemplate(db, owner, params.id, body));
  serve(router, contracts.changeTemplate, async ({ owner, params, body }) =>
    service.changeTemplate(db, await links(), owner, params.id, body),
  );
  serve(router, contracts.deleteTemplate, ({ owner, params }) => service.deleteTemplate(db, owner, params.id));
  serve(router, contracts.useTemplate, async ({ owner, params, body }) =>
    service.useTemplate(db, await links(), owner, params.id, body),
  );
  serve(router, contracts.skipOccurrence, async ({ owner, params, body }) =>
    service.skipOccurrence(db, await links(), owner, params.id, body.date),
  );
  return router;
}
