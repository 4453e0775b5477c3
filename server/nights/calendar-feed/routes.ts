import { Router } from 'express';
import { getCalendarFeed, setCalendarFeed } from '#shared/nights/calendar-feed-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import type { Services } from '#server/platform/services.ts';
import { guestLinks } from '../guest-link.ts';
import { getFeed, setFeed } from './address.ts';
import { feedSender } from './send-feed.ts';

export function calendarFeedRoutes(services: Services): Router {
  const router = Router();
  const { db, environment } = services;
  const links = () => guestLinks(db, environment.origin);
  serve(router, getCalendarFeed, async ({ owner }) => getFeed(db, await links(), owner));
  serve(router, setCalendarFeed, async ({ owner, body }) => setFeed(db, await links(), owner, body.state));
  router.get('/calendar/:file', noStore, feedSender(services));
  return router;
}
