import { t } from '#shared/words/words.ts';

/**
 * Every reason why a collection cannot be read from BoardGameGeek by user name, with the message for the person who
 * waits.
 */
export const BGG_FAILURES = {
  no_such_user: t(
    'BoardGameGeek knows nobody by this name. Check the spelling; it is the name you sign in with, not the one under your picture.',
  ),
  empty: t(
    'This collection is empty, or its owner has closed it to others. If the name is right, import the file instead.',
  ),
  still_preparing: t(
    'BoardGameGeek is still putting this collection together. It goes on doing so by itself, so try again in a few minutes.',
  ),
  busy: t('BoardGameGeek is asked too much at the moment and takes no more questions. Try again in a few minutes.'),
  unreachable: t('BoardGameGeek did not answer in time. Try again in a while.'),
  unreadable: t('BoardGameGeek answered with something other than a collection. Try again in a while.'),
  not_admitted: t(
    'BoardGameGeek does not accept the key of this server. Whoever runs it finds the reason in its log; until then, import the file instead.',
  ),
  too_large: t('This collection is larger than Rollcall takes by name. Import the file instead.'),
  interrupted: t('The server was restarted while it was reading. Nothing was changed; try again.'),
  server_error: t('Something went wrong on the server while it was reading. Nothing was changed; try again.'),
} as const;

export type BggFailureCode = keyof typeof BGG_FAILURES;

export const BGG_FAILURE_CODES = Object.keys(BGG_FAILURES) as [BggFailureCode, ...BggFailureCode[]];
