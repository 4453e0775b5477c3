import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/nights/news/channels-contract.ts';
import { isOnItsWay } from './channel-text.ts';

const channelKeys = {
  all: ['channels'] as const,
  list: ['channels', 'list'] as const,
  deliveries: ['channels', 'deliveries'] as const,
};

const of = (id: number) => ({ params: { id } });

/** Where news is posted, by name. It changes as news leaves. @param organizationId the organization; null for the user's own */
export const channelsQuery = (organizationId: number | null) =>
  queryOptions({
    queryKey: [...channelKeys.list, organizationId],
    queryFn: ({ signal }) => call(contracts.listChannels, { for: organizationId }, signal),
    staleTime: 0,
  });

const WATCH_MS = 2000;

/** The deliveries of a channel; asked for again and again while one is on its way. */
export const deliveriesQuery = (id: number) =>
  queryOptions({
    queryKey: [...channelKeys.deliveries, id],
    queryFn: ({ signal }) => call(contracts.listDeliveries, of(id), signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some((one) => isOnItsWay(one, new Date())) ? WATCH_MS : false),
  });

const meta = { invalidates: [channelKeys.all] };

type Sent<C extends Parameters<typeof call>[0]> = Parameters<typeof call<C>>[1];

export const addChannel = mutationOptions({
  mutationFn: (channel: Sent<typeof contracts.addChannel>) => call(contracts.addChannel, channel),
  meta,
});

export const changeChannel = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number } & Sent<typeof contracts.changeChannel>['body']) =>
    call(contracts.changeChannel, { ...of(id), body }),
  meta,
});

export const deleteChannel = mutationOptions({
  mutationFn: (id: number) => call(contracts.deleteChannel, of(id)),
  meta,
});

export const resumeChannel = mutationOptions({
  mutationFn: (id: number) => call(contracts.resumeChannel, of(id)),
  meta,
});

export const testChannel = mutationOptions({
  mutationFn: (id: number) => call(contracts.testChannel, of(id)),
  meta,
});

export const sendAgain = mutationOptions({
  mutationFn: (id: number) => call(contracts.sendAgain, of(id)),
  meta,
});
