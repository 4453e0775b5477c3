import * as z from 'zod/mini';
import { attendee } from './attendees-contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { idParams } from '#shared/contract/fields.ts';

export const nudgeGuest = contract({
  method: 'post',
  path: '/api/attendees/:id/nudge',
  summary: 'Asks somebody once more who was invited and has not decided; at most once a day for each',
  access: 'owner',
  hosts: 'attendee',
  params: idParams,
  status: 200,
  response: attendee,
  refusals: [
    'invalid_request',
    'mail_unreachable',
    'mails_off',
    'event_cancelled',
    'event_over',
    'guest_answered',
    'guest_not_asked',
    'guest_opted_out',
    'nudged_lately',
    'too_many_requests',
  ],
});

export const nudgeSilent = contract({
  method: 'post',
  path: '/api/events/:id/nudge',
  summary:
    'Asks everybody once more who was invited and has not answered, unless they were asked in the last 24 hours; answers how many, and to how many it did not because they were sent enough mails today',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: z.object({ nudged: z.int(), heldBack: z.int() }),
  refusals: [
    'nobody_to_nudge',
    'nudged_lately',
    'mail_unreachable',
    'mails_off',
    'event_cancelled',
    'event_over',
    'too_many_requests',
  ],
});

export const nudgeContracts = [nudgeGuest, nudgeSilent];
