import type { UnknownColumns } from '#shared/contract/list-fields.ts';

/**
 * Every refusal of the server: code, HTTP status, and default message. Codes of plan refusals are in upper case because
 * external callers rely on them.
 */
export const REFUSALS = {
  invalid_request: [400, 'Some fields are invalid.'],
  invalid_file: [400, 'This file cannot be read.'],
  bad_signature: [400, 'The signature of the payment service is invalid.'],
  not_signed_in: [401, 'Please sign in.'],
  invalid_token: [401, 'This token is unknown, has expired or was revoked. Make a new one in your profile.'],
  cross_site: [403, 'This request came from another site.'],
  FREE_USER_LIMIT_REACHED: [403, 'The limit of the Free plan is reached. Premium lifts it.'],
  PLAN_LIMIT_REACHED: [403, 'The limit of this plan is reached.'],
  PLAN_REQUIRED: [403, 'This needs a paid plan.'],
  insufficient_scope: [403, 'This token may not do this. Make one with a larger scope in your profile.'],
  token_refused: [403, 'No token may do this. Sign in on the site and do it there.'],
  token_mails: [403, 'This would send mail, and no token may do that. Sign in on the site and do it there.'],
  email_unverified: [403, 'Please confirm your e-mail address first: follow the link in the mail that we sent you.'],
  sign_up_closed: [403, 'This site takes no new accounts.'],
  not_found: [404, 'This no longer exists. It may have been removed in another tab or on another device.'],
  upload_incomplete: [408, 'The file did not arrive completely. Please try again.'],
  undo_expired: [409, 'The time to undo is over.'],
  duplicate_title: [409, 'A game with this title is already on this list.'],
  duplicate_view: [409, 'You have a view of this name already.'],
  duplicate_tag: [409, 'You have a tag of this name already.'],
  duplicate_token: [409, 'You have a token of this name already.'],
  duplicate_channel: [409, 'You have a channel of this name already.'],
  channels_off: [409, 'This site posts to no channels.'],
  trial_used: [409, 'The free trial was used already. Each account gets one.'],
  trial_needless: [409, 'This account already has Premium Plus.'],
  payments_not_set_up: [409, 'This site takes no payments.'],
  plan_held: [409, 'This account already has that plan.'],
  subscribed_already: [409, 'You already have a subscription. Change its plan under Manage Billing.'],
  no_billing: [409, 'This account has no purchases yet.'],
  event_cancelled: [409, 'This event is cancelled.'],
  event_over: [409, 'This event is over.'],
  event_to_come: [409, 'This event has not begun yet.'],
  finding_date: [409, 'This event has no date yet. Set one of its dates first.'],
  date_set: [409, 'The date of this event is set already.'],
  date_being_set: [409, 'A date is being set right now. Undo that first, or wait a few seconds.'],
  date_not_set: [409, 'The date of this event is not set, so it cannot be opened again.'],
  date_conditions: [409, 'This date does not meet your conditions. Set it anyway, or choose another one.'],
  event_full: [409, 'Every seat is taken.'],
  vote_closed: [409, 'The vote on this night is closed.'],
  vote_not_coming: [409, 'Only people who come, or may come, can vote. Answer the invitation first.'],
  nothing_to_vote_on: [409, 'There is no game to vote on yet. Choose some first.'],
  too_few_games: [409, 'Recommendations are based on your games. Add a few first.'],
  limit_reached: [409, 'The limit is reached. Remove one first.'],
  enough_proposals: [409, 'You have reached the limit of games that one guest can bring. Take one back first.'],
  host_unnamed: [409, 'Your guests should know who invites them. Enter your name first.'],
  nobody_to_invite: [409, 'Everybody on the list is already invited.'],
  nobody_to_nudge: [409, 'Everybody who can be reminded has already answered.'],
  nobody_to_write_to: [409, 'Nobody on the list would get this message yet.'],
  contact_confirmed: [409, 'This address needs no confirmation.'],
  guest_answered: [409, 'This guest has answered already.'],
  guest_not_asked: [409, 'This guest is not invited yet. Send them the invitation first.'],
  guest_not_in_line: [409, 'This guest is not on the waitlist. Answer for them instead.'],
  guest_opted_out: [409, 'This guest has unsubscribed from mails.'],
  not_an_organization: [
    409,
    'Only an organization has people who host for it. Give it its name in your profile first.',
  ],
  host_listed: [409, 'This address is on the list already.'],
  host_accepted: [409, 'This person hosts for you already.'],
  name_taken: [409, 'Somebody you play with has this name already.'],
  changed_meanwhile: [409, 'Somebody else changed this in the meantime. Look at it again, then save.'],
  account_not_empty: [409, 'This account is not empty.'],
  pad_finished: [409, 'This game is finished. Its scores are saved.'],
  pad_full: [409, 'This score pad is full.'],
  pad_empty: [409, 'There is nobody on this score pad yet.'],
  enough_pads: [409, 'You have reached the limit of open score pads. Finish or delete one first.'],
  enough_sheets: [409, 'You have reached the limit of score sheets. Delete one first.'],
  loan_open: [409, 'This game is lent or borrowed already. Say that it is back first.'],
  lend_owned_only: [409, 'Only a game that you own can be lent.'],
  borrow_unowned_only: [409, 'This game is yours. Only one that you do not own can be borrowed.'],
  comments_off: [409, 'Comments are turned off here.'],
  comments_closed: [409, 'Comments on this night are closed.'],
  not_answered: [409, 'Comments are for guests who have answered.'],
  import_not_open: [409, 'This import is already done.'],
  bgg_not_set_up: [409, 'This server has no access to BoardGameGeek. Please import the file instead.'],
  import_running: [409, 'This import is running.'],
  too_large: [413, 'This is too large for the server.'],
  unsupported_media_type: [415, 'The server does not accept this content type here.'],
  wrong_host: [421, 'The server does not answer under this host name.'],
  columns_needed: [422, 'Say which column of this file is what.'],
  import_failed: [422, 'Could not import game information from this URL.'],
  too_many_requests: [429, 'Too many requests. Please wait a moment.'],
  nudged_lately: [429, 'This guest got a mail less than a day ago. Please wait until tomorrow.'],
  server_error: [500, 'Something went wrong on the server. Please try again.'],
  mail_unreachable: [502, 'The mail server cannot be reached.'],
  payments_unreachable: [
    502,
    'The payment service cannot be reached. Nothing was charged. Please try again in a moment.',
  ],
  unavailable: [503, 'The server cannot answer right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** The JSON body of every refusal. `fields` gives the error of each field. */
export interface RefusalBody {
  code: RefusalCode;
  message: string;
  fields?: Record<string, string>;
  /** The columns of a file that nobody has explained yet. */
  columns?: UnknownColumns;
}
