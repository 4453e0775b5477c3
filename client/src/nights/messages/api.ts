import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#client/lib/event-keys.ts';
import { callOnce } from '#client/lib/http/call-once.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/nights/night-messages-contract.ts';
import type { MessageAudience } from '#shared/enums.ts';

/** The host's messages of a night, latest first. */
export const messagesQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...eventKeys.one(eventId), 'messages'],
    queryFn: ({ signal }) => call(contracts.listMessages, { params: { id: eventId } }, signal),
  });

export const sendMessage = (eventId: number) =>
  mutationOptions({
    mutationFn: (body: { audience: MessageAudience; text: string }) =>
      callOnce(contracts.sendMessage, { params: { id: eventId }, body }),
    meta: { invalidates: [eventKeys.one(eventId)] },
  });
