import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';
import { idParams } from '#shared/contract/fields.ts';
import { event } from './events-contract.ts';

/** News of an event that wait a little before guests are told: a change, the cancellation, the results, the question for votes. */
export const WAITING_NEWS = ['changed', 'cancelled', 'results', 'vote_request'] as const;
export type WaitingNews = (typeof WAITING_NEWS)[number];

/** Mails about one piece of news that have not left yet. */
const waitingMails = z.object({
  kind: z.enum(WAITING_NEWS),
  mails: z.int(),
  /** Until the first of them leaves. */
  seconds: z.int(),
});
export type WaitingMails = z.output<typeof waitingMails>;

export const getWaitingMails = contract({
  method: 'get',
  path: '/api/events/:id/waiting-mails',
  summary: 'The mails to guests of an event that wait, so that what they tell can be undone; null if none does',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: z.object({ waiting: z.nullable(waitingMails) }),
});

export const sendWaitingMails = contract({
  method: 'post',
  path: '/api/events/:id/waiting-mails/send',
  summary: 'Sends the waiting mails to guests now; answers how many',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: z.object({ sent: z.int() }),
});

export const undoWaitingMails = contract({
  method: 'post',
  path: '/api/events/:id/waiting-mails/undo',
  summary:
    'Takes back what the waiting mails would tell, and the mails: the event is as before the change or the cancellation, or the results or the question for votes are not sent',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: event,
  refusals: ['undo_expired', 'event_cancelled', 'finding_date'],
});

export const waitingMailsContracts = [getWaitingMails, sendWaitingMails, undoWaitingMails];
