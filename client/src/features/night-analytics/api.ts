import { queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#client/features/game-nights/event-keys.ts';
import { call } from '#client/lib/http.ts';
import { getEventAnalytics } from '#shared/contracts/event-analytics.ts';
import type { Span } from '#shared/rules/play-period.ts';

/** How the owner's events of a span went. */
export const nightAnalyticsQuery = ({ from, before }: Span) => {
  const query = { from: from?.toISOString(), to: before?.toISOString() };
  return queryOptions({
    queryKey: [...eventKeys.analytics, query],
    queryFn: ({ signal }) => call(getEventAnalytics, { query }, signal),
  });
};
