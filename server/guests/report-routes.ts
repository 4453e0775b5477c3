import { and, eq, isNull, max, type SQL, sql } from 'drizzle-orm';
import { type Request, Router } from 'express';
import type { ReportedPage } from '#shared/enums.ts';
import { abuseReports } from '#shared/schema/admin.ts';
import { sharedCollections } from '#shared/schema/sharing.ts';
import { sharedStories } from '#shared/schema/stories.ts';
import { addressFactor, attemptLimit, countAddress } from '#server/accounts/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isEnabled } from '#server/platform/owner-data/is-enabled.ts';
import type { Services } from '#server/platform/services.ts';
import { readForm, reportForm, typedIn } from './guest-forms.ts';
import type { GuestLimits } from './limits.ts';
import { findInvited, findPublic, findShared } from './night-store.ts';
import { refuseForeignForm } from './refuse-foreign-form.ts';
import { sendPage } from './send-page.ts';
import { reportedPage, reportPage } from './views/report-page.ts';

const HOUR = 60 * 60;
/** More are thanked for and only counted: the first ones say it all. */
const MOST_OPEN = 50;

interface Reported {
  userId: number;
  page: ReportedPage;
}

/** Where a link leads, by the first part of its path; undefined if it does not open. */
const FIND: Record<string, (db: Database, key: string) => Promise<Reported | undefined>> = {
  rsvp: async (db, key) => ofNight((await findInvited(db, key))?.event),
  join: async (db, key) => ofNight(await findShared(db, key)),
  night: async (db, key) => ofNight(await findPublic(db, key)),
  shared: async (db, key) => {
    const { userId, shareId, isPublic } = sharedCollections;
    const [shelf] = await db
      .select({ userId })
      .from(sharedCollections)
      .where(and(eq(shareId, key), isPublic, isEnabled(userId)));
    return shelf && { ...shelf, page: 'shelf' };
  },
  stories: async (db, key) => {
    const { userId, shareId } = sharedStories;
    const [story] = await db
      .select({ userId })
      .from(sharedStories)
      .where(and(eq(shareId, key), isEnabled(userId)));
    return story && { ...story, page: 'story' };
  },
};

const ofNight = (event: { userId: number } | undefined): Reported | undefined =>
  event && { userId: event.userId, page: 'night' };

/**
 * Where readers report a page: GET changes nothing, and a POST keeps the report for the administrators, without who
 * sent it.
 */
export function reportRoutes(services: Services, limits: GuestLimits): Router {
  const { db, environment } = services;
  const router = Router();
  const factor = addressFactor(environment);
  const byAddress = attemptLimit(services, 'report by address', 5 * factor, HOUR);
  const byNetwork = attemptLimit(services, 'report by network', 20 * factor, HOUR);

  const reported = async (req: Request<{ kind: string; key: string }>): Promise<Reported> => {
    const { kind, key } = req.params;
    const find = Object.hasOwn(FIND, kind) ? FIND[kind] : undefined;
    const found = environment.ADMIN_EMAILS.length > 0 ? await find?.(db, key) : undefined;
    if (found) return found;
    await limits.countFailedLookup(req);
    throw new Refusal('not_found');
  };

  router.get('/:kind/:key', async (req, res) => {
    await reported(req);
    sendPage(req, res, reportPage({ typed: {}, errors: {} }));
  });

  router.post('/:kind/:key', async (req, res) => {
    refuseForeignForm(req, environment);
    const of = await reported(req);
    const typed = typedIn(req.body);
    const form = readForm(reportForm, typed);
    if ('errors' in form) return sendPage(req, res, reportPage({ typed, errors: form.errors }), 400);
    await countAddress(byAddress, byNetwork, req.ip);
    const open = and(eq(abuseReports.userId, of.userId), isNull(abuseReports.closedAt));
    const isKept = (await db.$count(abuseReports, open)) < MOST_OPEN;
    if (isKept) await db.insert(abuseReports).values({ ...of, ...form.read });
    else await countOnly(db, open);
    sendPage(req, res, reportedPage(isKept));
  });
  return router;
}

/** @param open the reports of the account that are open: the latest of them counts the others */
async function countOnly(db: Database, open: SQL | undefined): Promise<void> {
  const latest = db
    .select({ id: max(abuseReports.id) })
    .from(abuseReports)
    .where(open);
  await db
    .update(abuseReports)
    .set({ moreReports: sql`${abuseReports.moreReports} + 1` })
    .where(eq(abuseReports.id, sql`(${latest})`));
}
