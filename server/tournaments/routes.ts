import { Router } from 'express';
import * as contracts from '#shared/tournaments/tournament-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './service.ts';

export function tournamentRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.getTournament, ({ owner, params }) => service.getTournament(db, owner, params.id));
  serve(router, contracts.setTournament, ({ owner, params, body }) =>
    service.setTournament(db, owner, params.id, body),
  );
  serve(router, contracts.changeTournament, ({ owner, params, body }) =>
    service.changeTournament(db, owner, params.id, body),
  );
  serve(router, contracts.removeTournament, ({ owner, params }) => service.removeTournament(db, owner, params.id));
  serve(router, contracts.addTournamentPlayer, ({ owner, params, body }) =>
    service.addPlayer(db, owner, params.id, body),
  );
  serve(router, contracts.changeTournamentPlayer, ({ owner, params, body }) =>
    service.changePlayer(db, owner, params.id, body),
  );
  serve(router, contracts.drawTournamentRound, ({ owner, params, body }) =>
    service.drawRound(db, owner, params.id, body.round),
  );
  serve(router, contracts.undoTournamentRound, ({ owner, params, body }) =>
    service.undoRound(db, owner, params.id, body.round),
  );
  serve(router, contracts.enterMatchResult, ({ owner, params, body }) =>
    service.enterResult(db, owner, params.id, body),
  );
  serve(router, contracts.recordMatchPlay, ({ owner, params, body }) =>
    service.recordMatchPlay(db, owner, params.id, body.matchId),
  );
  return router;
}
