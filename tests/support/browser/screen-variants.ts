/**
 * Screens that show another one in a further state (empty, with errors, refused, another plan): `npm test` checks the other one,
 * `npm run test:full` these as well.
 * Each route, each kind of message and each dialog stays in `npm test`, of similar dialogs only one.
 */
export const VARIANT_OF: Readonly<Record<string, string>> = {
  'challenge-alphabet': 'challenge',
  'challenge-different-games': 'challenge',
  'challenge-h-index': 'challenge',
  'challenge-owned': 'challenge',
  'guest-cancelled': 'guest-invited',
  'guest-dates-errors': 'guest-dates',
  'guest-dates-join': 'guest-dates',
  'guest-dates-joined': 'guest-dates',
  'guest-dates-saved': 'guest-dates',
  'guest-dates-twenty': 'guest-dates',
  'guest-errors': 'guest-invited',
  'guest-waitlisted': 'guest-accepted',
  'guest-join-mailed': 'guest-accepted',
  'guest-joined': 'guest-accepted',
  'guest-moved': 'guest-invited',
  'guest-seat-offered': 'guest-invited',
  'guest-stopped': 'guest-invited',
  'guest-votes-closed': 'guest-votes',
  'shared-story-gone': 'shared-story',
  'waiting-for-owner': 'login',
};
