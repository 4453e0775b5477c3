import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import { getCalendarFeed, setCalendarFeed } from '#shared/nights/calendar-feed-contract.ts';

const calendarFeedKey = ['calendar-feed'] as const;

/** The private calendar URL; null while it is off. */
export const calendarFeedQuery = queryOptions({
  queryKey: calendarFeedKey,
  queryFn: ({ signal }) => call(getCalendarFeed, {}, signal),
});

export const changeCalendarFeed = mutationOptions({
  mutationFn: async (state: 'on' | 'off' | 'new', { client }) => {
    const feed = await call(setCalendarFeed, { body: { state } });
    client.setQueryData(calendarFeedKey, feed);
    return feed;
  },
});
