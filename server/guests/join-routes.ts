import { randomBytes } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { MAIL_SENT } from '#shared/nights/guest-page-news.ts';
import { requestHourCycle } from '#server/platform/http/request-hour-cycle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { type EventRow, guestLinks } from '#server/nights/service.ts';
import { tokenHash } from '#server/platform/http/link-token.ts';
import { joinForm, readForm, typedIn } from './guest-forms.ts';
import { refusalOf } from './invited-page-sender.ts';
import { joinNight } from './join-night.ts';
import { newcomersDates, unfitDates } from './newcomers-dates.ts';
import { joinedHere, rememberJoined, sameName } from './joined-from-browser.ts';
import type { GuestLimits } from './limits.ts';
import { findPublic, findShared, loadNight } from './night-store.ts';
import { readersBrowser } from './save-answer.ts';
import { refuseForeignForm } from './refuse-foreign-form.ts';
import { sendPage } from './send-page.ts';
import { joinDatesPage } from './views/join-dates-page.ts';
import { joinPage, type JoinView } from './views/join-page.ts';

/** A page on which newcomers can join. */
interface JoinPage {
  path: (key: string) => string;
  find: (db: Services['db'], key: string) => Promise<EventRow | undefined>;
  /** Hash of the join link; null for the public page. */
  joinHash: (key: string) => string | null;
}

const SHARED: JoinPage = {
  path: (key) => `/join/${encodeURIComponent(key)}`,
  find: findShared,
  joinHash: tokenHash,
};
const PUBLIC: JoinPage = {
  path: (key) => `/night/${encodeURIComponent(key)}`,
  find: findPublic,
  joinHash: () => null,
};

/** The page of an event's join link, and the public page of a public event. */
export function joinRoutes(services: Services, limits: GuestLimits): Router {
  const router = Router();
  for (const [page, address] of [
    [SHARED, '/join/:key'],
    [PUBLIC, '/night/:key'],
  ] as const) {
    const { show, join } = handlers(services, limits, page);
    router.get(address, show);
    router.post(address, join);
  }
  return router;
}

type WithKey = Request<{ key: string }>;

function handlers(services: Services, limits: GuestLimits, entry: JoinPage) {
  const { db, environment } = services;
  const find = async (req: WithKey): Promise<EventRow> => {
    const event = await entry.find(db, req.params.key);
    if (event) return event;
    await limits.countFailedLookup(req);
    throw new Refusal('not_found');
  };
  const send = (req: WithKey, res: Response, event: EventRow, status = 200, failed?: JoinView['failed']) =>
    limits.queueForAddress(req, res, () => sendNow(req, res, event, status, failed));
  const sendNow = async (req: WithKey, res: Response, event: EventRow, status: number, failed: JoinView['failed']) => {
    const night = await loadNight(services, event, new Date(), requestHourCycle(req));
    const once = failed?.typed.once ?? randomBytes(16).toString('base64url');
    const isMailed = failed === undefined && req.query[MAIL_SENT] !== undefined;
    const here = await joinedHere(db, req, event.id);
    const view = { night, isMailed, once, here, ...(failed && { failed }) };
    const { dates } = night;
    const page = event.status === 'finding_date' && dates !== null ? joinDatesPage(view, dates) : joinPage(view);
    sendPage(req, res, page, status);
  };
  const show: RequestHandler<{ key: string }> = async (req, res) => send(req, res, await find(req));
  const join: RequestHandler<{ key: string }> = async (req, res) => {
    refuseForeignForm(req, environment);
    const event = await find(req);
    const { key } = req.params;
    const typed = typedIn(req.body);
    const form = readForm(joinForm, typed);
    if ('errors' in form) return send(req, res, event, 400, { typed, errors: form.errors, problem: null });
    const dateAnswers = await newcomersDates(db, event, typed);
    const dateError = unfitDates(event, typed, dateAnswers);
    if (dateError !== null)
      return send(req, res, event, dateError.status, { typed, errors: {}, problem: dateError.problem });
    const known = form.read.email === null ? sameName(await joinedHere(db, req, event.id), form.read.name) : undefined;
    if (known) return res.redirect(303, known.path);
    await limits.countJoin(req, event.id);
    const links = await guestLinks(db, environment.origin);
    try {
      const browser = readersBrowser(req, typed);
      const way = { eventId: event.id, joinHash: entry.joinHash(key) };
      const { link } = await joinNight(services, links, way, { ...form.read, dateAnswers }, browser);
      if (link === null) return res.redirect(303, `${entry.path(key)}?${MAIL_SENT}`);
      rememberJoined(req, res, environment, entry.path(key), link);
      res.redirect(303, `${new URL(link).pathname}?joined`);
    } catch (refused) {
      const { status, fields: errors, problem } = refusalOf(refused);
      await send(req, res, await find(req), status, { typed, errors, problem });
    }
  };
  return { show, join };
}
