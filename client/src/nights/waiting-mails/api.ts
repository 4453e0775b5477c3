import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import * as contracts from '#shared/nights/waiting-mails-contract.ts';

const EVERY_MS = 5_000;

/** The mails of a night that wait; asked for again while some do. */
export const waitingMailsQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.one(id), 'waiting-mails'],
    queryFn: async ({ signal }) => (await call(contracts.getWaitingMails, { params: { id } }, signal)).waiting,
    refetchInterval: ({ state }) => (state.data ? EVERY_MS : false),
  });

const meta = { invalidates: [eventKeys.all] };

export const sendWaitingMails = mutationOptions({
  mutationFn: (id: number) => call(contracts.sendWaitingMails, { params: { id } }),
  meta,
});

export const undoWaitingMails = mutationOptions({
  mutationFn: (id: number) => call(contracts.undoWaitingMails, { params: { id } }),
  meta,
});
