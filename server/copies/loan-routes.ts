import { Router } from 'express';
import * as contracts from '#shared/games/loans/loans-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './loans-service.ts';
import { stopLoanMailRoutes } from './stop-loan-mail-routes.ts';
import { listOpenLoans } from './loans-store.ts';

export function loanRoutes(services: Services): Router {
  const { db } = services;
  const router = Router();
  serve(router, contracts.listLoans, ({ owner }) => listOpenLoans(db, owner.id));
  serve(router, contracts.addLoan, ({ owner, params, body }) => service.addLoan(db, owner, params.id, body));
  serve(router, contracts.listReturnedLoans, ({ owner, params }) => service.returnedLoans(db, owner, params.id));
  serve(router, contracts.listNightsOfGame, ({ owner, params }) => service.nightsOfGame(db, owner, params.id));
  serve(router, contracts.changeLoan, ({ owner, params, body }) => service.changeLoan(db, owner, params.id, body));
  serve(router, contracts.endLoan, ({ owner, params, body }) => service.endLoan(db, owner, params.id, body.on));
  serve(router, contracts.reopenLoan, ({ owner, params }) => service.reopenLoan(db, owner, params.id));
  serve(router, contracts.deleteLoan, ({ owner, params }) => service.deleteLoan(db, owner, params.id));
  router.use(stopLoanMailRoutes(services));
  return router;
}
