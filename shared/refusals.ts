/**
 * Every reason for which the server refuses a request: its code, its HTTP status, and the sentence for a caller that has
 * no words of its own. The codes of plan refusals are written as the specification writes them (sections 6 and 8).
 */
export const REFUSALS = {
  invalid_request: [400, 'Some fields are not as they should be.'],
  invalid_file: [400, 'This file cannot be read.'],
  not_signed_in: [401, 'Please sign in.'],
  cross_site: [403, 'This request came from another site.'],
  FREE_USER_LIMIT_REACHED: [403, 'This is used up on the Free plan. Premium lifts the limit.'],
  PLAN_LIMIT_REACHED: [403, 'The limit of this plan is reached.'],
  PLAN_REQUIRED: [403, 'This needs a paid plan.'],
  not_found: [404, 'There is nothing here.'],
  upload_incomplete: [408, 'The file did not arrive whole. Please try again.'],
  undo_expired: [409, 'The time to undo is over.'],
  duplicate_title: [409, 'A game with this title is already on this list.'],
  event_cancelled: [409, 'This event is cancelled.'],
  event_over: [409, 'This event is over.'],
  event_full: [409, 'Every seat is taken.'],
  nobody_to_invite: [409, 'Nobody on the list is left to invite.'],
  guest_opted_out: [409, 'This guest does not want to be written to any more.'],
  name_taken: [409, 'Somebody you play with has this name already.'],
  changed_meanwhile: [409, 'Somebody else has changed this meanwhile. Look at it again, then save.'],
  import_not_open: [409, 'This import is already done.'],
  bgg_not_set_up: [409, 'This server has no access to BoardGameGeek. Please import the file instead.'],
  import_running: [409, 'This import is running.'],
  too_large: [413, 'That is larger than the server takes.'],
  unsupported_media_type: [415, 'The server does not take this content type here.'],
  wrong_host: [421, 'The server does not answer under this host name.'],
  import_failed: [422, 'Could not import game information from this URL.'],
  too_many_requests: [429, 'Too many requests. Please wait a moment.'],
  server_error: [500, 'Something went wrong on the server. Please try again.'],
  mail_unreachable: [502, 'The mail server cannot be reached.'],
  unavailable: [503, 'The server cannot answer right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** The JSON body of every refusal. `fields` names each field at fault with what is wrong with it. */
export interface RefusalBody {
  code: RefusalCode;
  message: string;
  fields?: Record<string, string>;
}
