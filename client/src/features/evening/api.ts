import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#client/entities/nights/event-keys.ts';
import { call } from '#client/lib/http.ts';
import { planEvening } from '#shared/contracts/evening.ts';
import { queryOf, type Wishes } from './wishes.ts';

/** What to play on a night, as wished; the evening before stays in view until the next one is there. */
export const eveningQuery = (eventId: number, wishes: Wishes) =>
  queryOptions({
    queryKey: [...eventKeys.one(eventId), 'evening', queryOf(wishes)],
    queryFn: ({ signal }) => call(planEvening, { params: { id: eventId }, query: queryOf(wishes) }, signal),
    placeholderData: keepPreviousData,
  });
