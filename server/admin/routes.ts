import { Router } from 'express';
import { listActs } from '#shared/admin/acts-contract.ts';
import * as mail from '#shared/admin/mails-contract.ts';
import * as people from '#shared/admin/people-contract.ts';
import * as site from '#shared/admin/site-contract.ts';
import { attemptLimit, countAttempt } from '#server/accounts/service.ts';
import type { PaymentServices } from '#server/plans/service.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import * as acts from './acts-store.ts';
import * as links from './links-service.ts';
import * as mailService from './mails-service.ts';
import * as service from './people-service.ts';
import * as reports from './reports-service.ts';
import { getSite } from './site-service.ts';

const TESTS_AN_HOUR = 20;

/** What administrators see and do: accounts, mails, the site itself, and never what people wrote. */
export function adminRoutes(services: PaymentServices): Router {
  const { db, environment } = services;
  const router = Router();
  const tests = attemptLimit(services, 'test mail by administrator', TESTS_AN_HOUR, 60 * 60);

  serve(router, site.getSite, () => getSite(services));
  serve(router, people.listPeople, ({ query }) => service.listPeople(services, query));
  serve(router, people.getPerson, ({ params }) => service.getPerson(services, params.id));
  serve(router, people.givePlan, ({ actor, params, body }) => service.givePlan(services, actor.email, params.id, body));
  serve(router, people.setDisabled, ({ actor, params, body }) =>
    service.setDisabled(services, actor.email, params.id, body.disabled),
  );
  serve(router, people.deletePerson, ({ actor, params, body }) =>
    service.deletePerson(services, actor.email, params.id, body.confirm),
  );
  serve(router, mail.listMails, ({ query }) => mailService.listMails(db, query));
  serve(router, mail.sendMailAgain, ({ actor, params }) => mailService.sendMailAgain(db, actor.email, params.id));
  serve(router, mail.stopMail, ({ actor, params }) => mailService.stopMail(db, actor.email, params.id));
  serve(router, mail.testMail, async ({ actor }) => {
    await countAttempt(tests, String(actor.id));
    return mailService.testMail(services, actor.email ?? '');
  });
  serve(router, site.listSignUpLinks, () => links.listLinks(db));
  serve(router, site.makeSignUpLink, ({ actor, body }) => links.makeLink(db, environment.origin, actor.email, body));
  serve(router, site.deleteSignUpLink, ({ actor, params }) => links.deleteLink(db, actor.email, params.id));
  serve(router, site.listReports, ({ query }) => reports.listReports(db, query.page));
  serve(router, site.setReportClosed, ({ actor, params, body }) =>
    reports.setReportClosed(db, actor.email, params.id, body.closed),
  );
  serve(router, listActs, ({ query }) => acts.listActs(db, query.page));
  return router;
}
