import { Router } from 'express';
import * as polls from '#shared/nights/date-polls/date-polls-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import type { LoadGamesForDates } from './games-for-dates.ts';
import * as service from './service.ts';

/** @param loadGames finds the games for each date */
export function datePollRoutes({ db }: Pick<Services, 'db'>, loadGames: LoadGamesForDates): Router {
  const services = { db, loadGames };
  const router = Router();
  serve(router, polls.getDatePoll, ({ owner, params }) => service.getDatePoll(services, owner, params.id));
  serve(
    router,
    polls.changeDatePoll,
    ({ owner, params, body }) => service.changeDatePoll(services, owner, params.id, body),
    {
      perUserQueue: true,
    },
  );
  serve(
    router,
    polls.answerDatePoll,
    ({ owner, params, body }) => service.answerDatePoll(services, owner, params.id, body),
    {
      perUserQueue: true,
    },
  );
  serve(router, polls.pinDatePoll, ({ owner, params, body }) => service.pinDatePoll(services, owner, params.id, body), {
    perUserQueue: true,
  });
  serve(router, polls.setPollDate, ({ owner, params, body }) => service.setPollDate(services, owner, params.id, body), {
    perUserQueue: true,
  });
  serve(router, polls.undoSetDate, ({ owner, params }) => service.undoSetDate(services, owner, params.id), {
    perUserQueue: true,
  });
  serve(
    router,
    polls.reopenDatePoll,
    ({ owner, params, body }) => service.reopenDatePoll(db, owner, params.id, body?.answersUntil),
    { perUserQueue: true },
  );
  return router;
}
