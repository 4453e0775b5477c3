import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';

const calendarFeed = z.object({
  /** Private URL of the user's event feed for calendar applications; null while the feed is off. */
  url: z.nullable(z.string()),
});

export const getCalendarFeed = contract({
  method: 'get',
  path: '/api/calendar-feed',
  summary: "The private address of the calendar of the signed-in person's nights",
  access: 'owner',
  status: 200,
  response: calendarFeed,
});

export const setCalendarFeed = contract({
  method: 'put',
  path: '/api/calendar-feed',
  summary: 'Switches that calendar on, where it keeps its address, or off, or gives it a new address',
  access: 'owner',
  body: z.object({ state: z.enum(['on', 'off', 'new']) }),
  status: 200,
  response: calendarFeed,
});

export const calendarFeedContracts = [getCalendarFeed, setCalendarFeed];
