import { Router } from 'express';
import * as polls from '#shared/nights/date-polls/date-polls-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './service.ts';

export function datePollRoutes({ db }: Pick<Services, 'db'>): Router {
  const router = Router();
  serve(router, polls.getDatePoll, ({ owner, params }) => service.getDatePoll(db, owner, params.id));
  serve(router, polls.changeDatePoll, ({ owner, params, body }) => service.changeDatePoll(db, owner, params.id, body), {
    perUserQueue: true,
  });
  serve(router, polls.answerDatePoll, ({ owner, params, body }) => service.answerDatePoll(db, owner, params.id, body), {
    perUserQueue: true,
  });
  serve(router, polls.pinDatePoll, ({ owner, params, body }) => service.pinDatePoll(db, owner, params.id, body), {
    perUserQueue: true,
  });
  serve(router, polls.setPollDate, ({ owner, params, body }) => service.setPollDate(db, owner, params.id, body), {
    perUserQueue: true,
  });
  serve(router, polls.undoSetDate, ({ owner, params }) => service.undoSetDate(db, owner, params.id), {
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
