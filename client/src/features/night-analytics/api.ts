import { queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#client/entities/nights/event-keys.ts';
import { call } from '#client/lib/http.ts';
import { getEventAnalytics } from '#shared/contracts/event-analytics.ts';
import type { Span } from '#client/entities/plays/rules/play-period.ts';

/** How somebody's events of a span went. @param organizationId in whose place they host; null for their own */
export const nightAnalyticsQuery = ({ from, before }: Span, organizationId: number | null) => {
  const query = { from: from?.toISOString(), to: before?.toISOString() };
  return queryOptions({
    queryKey: [...eventKeys.analytics, organizationId, query],
    queryFn: ({ signal }) => call(getEventAnalytics, { query, for: organizationId }, signal),
    staleTime: organizationId === null ? Infinity : 0,
  });
};
