import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#client/lib/event-keys.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/nights/night-comments-contract.ts';
import type { NightComment } from '#shared/nights/night-comments-contract.ts';

/** What guests and host wrote on a night, oldest first. */
export const commentsQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...eventKeys.one(eventId), 'comments'],
    queryFn: ({ signal }) => call(contracts.listNightComments, { params: { id: eventId } }, signal),
  });

export const addComment = (eventId: number) =>
  mutationOptions({
    mutationFn: async (text: string, { client }) => {
      const all = await call(contracts.addNightComment, { params: { id: eventId }, body: { text } });
      client.setQueryData(commentsQuery(eventId).queryKey, all);
    },
  });

export const removeComment = (eventId: number) =>
  mutationOptions({
    mutationFn: async ({ id }: NightComment, { client }) => {
      await call(contracts.removeNightComment, { params: { id } });
      client.setQueryData(commentsQuery(eventId).queryKey, (all) => all?.filter((one) => one.id !== id));
    },
    meta: { invalidates: [commentsQuery(eventId).queryKey] },
  });
