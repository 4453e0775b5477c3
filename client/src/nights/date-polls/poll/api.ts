import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { eventQuery } from '../../api.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/nights/date-polls/date-polls-contract.ts';
import type { DatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';

const of = (id: number) => ({ params: { id } });

/** The dates of a night with their answers. Under the night's key, so that live changes refetch it. */
export const datePollQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...eventKeys.one(eventId), 'date-poll'],
    queryFn: ({ signal }) => call(contracts.getDatePoll, of(eventId), signal),
  });

/** Writes a response into the cache. */
async function cachePoll(client: QueryClient, eventId: number, answer: Promise<DatePoll>): Promise<DatePoll> {
  const poll = await answer;
  await client.cancelQueries({ queryKey: datePollQuery(eventId).queryKey });
  client.setQueryData(datePollQuery(eventId).queryKey, poll);
  return poll;
}

const meta = (eventId: number) => ({ invalidates: [eventKeys.one(eventId), eventKeys.list] });

type Body<C extends Parameters<typeof call>[0]> = Parameters<typeof call<C>>[1] extends { body: infer B } ? B : never;
export type DatePollChanges = Body<typeof contracts.changeDatePoll>;
export type DatePollPins = Body<typeof contracts.pinDatePoll>;
export type OwnDateAnswers = Body<typeof contracts.answerDatePoll>;

export const changeDatePoll = (eventId: number) =>
  mutationOptions({
    mutationFn: (body: DatePollChanges, { client }) =>
      cachePoll(client, eventId, call(contracts.changeDatePoll, { ...of(eventId), body })),
    meta: meta(eventId),
  });

export const answerDates = (eventId: number) =>
  mutationOptions({
    mutationFn: (body: OwnDateAnswers, { client }) =>
      cachePoll(client, eventId, call(contracts.answerDatePoll, { ...of(eventId), body })),
    meta: meta(eventId),
  });

/** Takes the lists of pins, or makes them from the poll as it is after the presses before: each sends a whole list. */
export const pinOnDates = (eventId: number) =>
  mutationOptions({
    mutationFn: async (pins: DatePollPins | ((latest: DatePoll) => DatePollPins), { client }) => {
      const body = typeof pins === 'function' ? pins(await client.ensureQueryData(datePollQuery(eventId))) : pins;
      return cachePoll(client, eventId, call(contracts.pinDatePoll, { ...of(eventId), body }));
    },
    meta: meta(eventId),
    scope: { id: 'pins-of-dates' },
  });

export const setDate = (eventId: number) =>
  mutationOptions({
    mutationFn: (body: { optionId: number; anyway: boolean }, { client }) =>
      cachePoll(client, eventId, call(contracts.setPollDate, { ...of(eventId), body })),
    meta: meta(eventId),
  });

export const undoSetting = (eventId: number) =>
  mutationOptions({
    mutationFn: (_: void, { client }) => cachePoll(client, eventId, call(contracts.undoSetDate, of(eventId))),
    meta: meta(eventId),
  });

/** Opens the date again; the night's page then shows its dates. */
export const reopenDates = (eventId: number) =>
  mutationOptions({
    mutationFn: async (_: void, { client }) => {
      const event = await call(contracts.reopenDatePoll, { ...of(eventId), body: {} });
      client.setQueryData(eventQuery(eventId).queryKey, event);
      return event;
    },
    meta: meta(eventId),
  });
