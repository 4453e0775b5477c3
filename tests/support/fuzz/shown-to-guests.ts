/** Columns of their host that a guest may read: on their own page, in its calendar and on the page of the shared link. */
export const SHOWN_TO_GUESTS: ReadonlySet<string> = new Set([
  'users.first_name',
  'users.last_name',
  'events.title',
  'events.description',
  'events.location',
  'events.custom_message',
  'event_messages.text',
  // Where the host allows comments, to guests who answered.
  'event_comments.text',
  'games.title',
  // The address of a photo of the box, which may be shown wherever the game is.
  'games.photo',
  'games.players',
  'games.duration',
  'event_proposals.title',
  'event_proposals.players',
  'event_proposals.duration',
]);

/** Fields of the guest's own row; rows of others are hidden, because this host does not show who comes. */
export const OF_THE_GUEST: ReadonlySet<string> = new Set([
  'event_attendees.email',
  'event_attendees.name',
  'event_attendees.arrival',
  'event_attendees.brings',
  'event_attendees.guest_note',
]);

/** Columns of their host that guests may write: their answers and votes, and the effects on the waitlist. */
export const OPEN_TO_GUESTS: Readonly<Record<string, readonly string[]>> = {
  attendee_answers: ['*'],
  event_votes: ['*'],
  event_proposals: ['*'],
  event_comments: ['*'],
  mails: ['*'],
  mail_opt_outs: ['*'],
  event_join_requests: ['*'],
  fetched_pictures: ['*'],
  users: ['wants_digest', 'revision', 'updated_at'],
  events: ['sequence', 'updated_at'],
};

/** Columns of attendees that no guest may change for anybody. */
export const CLOSED_IN_LIST = [
  'id',
  'event_id',
  'email',
  'is_host',
  'attendee_notes',
  'checked_in',
  'came',
  'link_hash',
];
