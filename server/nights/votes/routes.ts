import { Router } from 'express';
import * as contracts from '#shared/nights/votes-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { GameServices } from '#server/games/service.ts';
import { askForVotes } from './ask-for-votes.ts';
import { countVotes, setVoteClosed } from './count-votes.ts';
import * as mine from './my-ballot.ts';

export function nightVoteRoutes(services: GameServices): Router {
  const { db, titles } = services;
  const router = Router();
  serve(router, contracts.getVotes, ({ owner, params }) => countVotes(db, owner, params.id));
  serve(
    router,
    contracts.setVoteClosed,
    ({ owner, params, body }) => setVoteClosed(db, owner, params.id, body.closed),
    { perUserQueue: true },
  );
  serve(router, contracts.askForVotes, ({ owner, params }) => askForVotes(services, owner, params.id));
  serve(router, contracts.getBallot, ({ owner, params }) => mine.getBallot(db, owner, params.id));
  serve(router, contracts.giveBallot, ({ owner, params, body }) => mine.saveMyBallot(db, owner, params.id, body), {
    perUserQueue: true,
  });
  serve(
    router,
    contracts.proposeGame,
    ({ owner, params, body }) => mine.proposeMine({ db, titles }, owner, params.id, body),
    {
      perUserQueue: true,
    },
  );
  serve(router, contracts.withdrawProposal, ({ owner, params }) => mine.withdrawMine(db, owner, params.id), {
    perUserQueue: true,
  });
  return router;
}
