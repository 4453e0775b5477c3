import { eq } from 'drizzle-orm';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { ScreenData } from '#shared/contracts/screen-data.ts';
import { eventGames } from '#shared/schema/nights.ts';
import { currentUserOf } from '#server/auth/current-user.ts';
import type { Owner } from '#server/auth/owner.ts';
import { findGame } from '#server/domain/games/store.ts';
import { toGame } from '#server/domain/games/game-json.ts';
import { countGuests } from '#server/domain/nights/attendees-store.ts';
import { viewAttendees } from '#server/domain/nights/attendee-view.ts';
import { gamesOn } from '#server/domain/nights/event-games.ts';
import { getEvent } from '#server/domain/nights/events-service.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { WorkQueue } from '#server/workers/work-queue.ts';

/** The data of a screen about one thing, without the user; null if it is too much to render. @throws Refusal not_found */
type Load = (owner: Owner, id: number) => Promise<Omit<GameData, 'user'> | Omit<NightData, 'user'> | null>;
type GameData = Extract<ScreenData, { game: unknown }>;
type NightData = Extract<ScreenData, { event: unknown }>;

/** Guests and games of a night that is rendered. One of 500 guests takes a quarter of a second, in which nobody else is answered. */
const MAX_ROWS = 60;

/** Whoever opens more pages at a time gets them without content. */
const LIMITS = { atOnce: 4, waiting: 20, waitingEach: 3 };

/**
 * The pages of a game and of a night, prerendered for authorized readers. Nothing is read before the page is requested,
 * and the response does not distinguish other owners' rows from missing ones.
 * @param sessions reads who is signed in
 */
export function screenData({ db, environment }: Services, sessions: RequestHandler): Router {
  const router = Router({ strict: true });
  const limit = rateLimit(environment);
  const queue = new WorkQueue(LIMITS);
  const page =
    (hosts: 'event' | undefined, load: Load): RequestHandler =>
    (req, res, next) => {
      const id = /^[1-9]\d{0,14}$/.test(String(req.params['id'])) ? Number(req.params['id']) : null;
      res.locals.loadScreenData = async () => {
        if (id === null) return null;
        await passed(sessions, req, res);
        if (!req.user) return null;
        await passed(limit, req, res);
        const owner = hosts && req.actingFor ? await req.actingFor(req.user, hosts, { for: undefined, id }) : req.user;
        const found = await queue.run(req.user.id, () => load(owner, id), res);
        return found && { user: currentUserOf(req.user), ...found };
      };
      next();
    };
  router.get(
    '/games/:id',
    page(undefined, async (owner, id) => {
      const row = await findGame(db, owner.id, id);
      if (!row) throw new Refusal('not_found');
      return { game: toGame(row) };
    }),
  );
  router.get(
    '/game-nights/:id',
    page('event', async (owner, id) => {
      const event = await getEvent(db, owner, id);
      if ((await countGuests(db, id)) + (await db.$count(eventGames, eq(eventGames.eventId, id))) > MAX_ROWS)
        return null;
      const [attendees, games] = await Promise.all([viewAttendees(db, event), gamesOn(db, id)]);
      return { event, attendees, games };
    }),
  );
  return router;
}

/** Fulfilled when middleware has passed a request on. @throws what it passes on instead */
const passed = (middleware: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = (error?: unknown) => (error ? reject(error) : resolve());
    Promise.resolve(middleware(req, res, next)).catch(reject);
  });
