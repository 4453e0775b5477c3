import { Router } from 'express';
import * as contracts from '#shared/plays/people-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './service.ts';
import { listPeople } from './store.ts';

export function peopleRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.listPeople, ({ owner }) => listPeople(db, owner.id));
  serve(router, contracts.renamePerson, ({ owner, params, body }) =>
    service.renamePerson(db, owner.id, params.id, body.name),
  );
  serve(router, contracts.mergePeople, ({ owner, params, body }) =>
    service.mergePeople(db, owner.id, params.id, body.otherId),
  );
  serve(router, contracts.splitPerson, ({ owner, params, body }) =>
    service.splitPerson(db, owner.id, params.id, body.spellings),
  );
  return router;
}
