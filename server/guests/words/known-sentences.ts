/** Sentences that are made elsewhere and shown to guests through `known`: the catalogues have each of them. */
export const KNOWN_SENTENCES: readonly string[] = [
  // server/nights/host-name.ts
  'Your host',
  'your host',

  // shared/refusals.ts
  'Some fields are invalid.',
  'This event is cancelled.',
  'This event is over.',
  'The vote on this night is closed.',
  'Only people who come, or may come, can vote. Answer the invitation first.',
  'You have reached the limit of games that one guest can bring. Take one back first.',
  'Comments are turned off here.',
  'Comments on this night are closed.',
  'Comments are for guests who have answered.',
  'The next round is drawn with the winner of this match. Undo that round first.',
  'This match has a result already. Ask the host to correct it.',
  'The host enters the results of this tournament.',
  'This request came from another site.',
  'This no longer exists. It may have been removed in another tab or on another device.',
  'The file did not arrive completely. Please try again.',
  'This event has not begun yet.',
  'The date of this event is set already.',
  'A date is being set right now. Undo that first, or wait a few seconds.',
  'Every seat is taken.',
  'There is no game to vote on yet. Choose some first.',
  'The limit is reached. Remove one first.',
  'This event is not a tournament. Change its type first.',
  'There is no further round: the tournament is over, or fewer than two players are left.',
  'The vote on these awards is over.',
  'Somebody else changed this in the meantime. Look at it again, then save.',
  'This is too large for the server.',
  'The server does not accept this content type here.',
  'Too many requests. Please wait a moment.',
  'Something went wrong on the server. Please try again.',
  'The server cannot answer right now. Please try again in a moment.',

  // shared/limits/storage-limits.ts
  'A game night keeps at most 300 comments. Its host can remove some.',
  'A guest keeps at most 40 comments on a night. Remove one of yours first.',

  // shared/contract/fields.ts
  'Please use at most 60 characters',
  'Please use at most 200 characters',
  'Please use at most 500 characters',
  'This text holds characters that cannot be kept',
  'Please use at most 80 characters',
  'Please use at most 1000 characters',
  'Too big: expected string to have <=1000 characters',

  // shared/nights/votes-contract.ts and server/nights/votes/propose.ts
  'Please name the game',
  'This one is on the table already',
  'You bring this one already',

  // shared/nights/ballot.ts
  'Your votes count a sixth more this time: on one of your last three nights nothing that you had voted for was played.',
  'Your votes count a third more this time: on two of your last three nights nothing that you had voted for was played.',
  'Your votes count a half more this time: on each of your last three nights nothing that you had voted for was played.',

  // shared/text/weight-text.ts
  'light',
  'medium-weight',
  'heavy',

  // shared/tournaments/match-result.ts and server/tournaments/results.ts
  'This tournament counts wins, not scores. Say who won',
  'An elimination has no draws: one of the two must win. Play on, or say who wins',
  'A bye has no result to enter',

  // shared/tournaments/tournament-text.ts
  'Swiss',
  'Round Robin',
  'Single Elimination',
  'A few rounds for any number: everybody plays on, against somebody with about as many points, and nobody twice.',
  'Everybody meets everybody once. Good for up to eight.',
  'Whoever loses is out. The best seeds meet late, and have the byes.',
  'Round reached',
  'Whoever is out later is ahead; those who are out in the same round share a place.',
  'Points',
  'A win or a bye is worth 1, a draw ½.',
  'The points of all your opponents together (Buchholz). A bye adds none.',
  'Strength of those beaten',
  'The points of those you beat, and half of those you drew with (Sonneborn-Berger).',
  'Head to head',
  'The matches among those who are still equal.',
  'Seed',
  'The better seed, if nothing else decides.',

  // guest-forms.ts
  'Please enter a valid email address',
  'Please enter a number from 0 to 19',
  'Please choose one of the three',
  'Please tell us your name',
  'Please write something',
  'Please choose one of the four',
  'Please say what is wrong',

  // shared/refusals.ts, of an answer
  'This event has no date yet. Set one of its dates first.',

  // EVENT_TYPE_LABELS of shared/enums.ts
  'Game Night',
  'Tournament',
  'Casual',
  'Workshop',

  // server/nights/mails/reminders.ts
  'a day',

  // DATE_ANSWER_WORDS of date-row.ts
  'Yes',
  'If need be',
  'No',

  // GUEST_NOTICE_WORDS of shared/notices/notice-kinds.ts
  'Changes',
  'The night moves or is cancelled.',
  'The date',
  'It is set, or dates are added.',
  'A seat',
  'A seat comes free for you.',
  'A reminder',
  'The day before, and while an answer is missing.',

  // shared/notices/notices-contract.ts and server/platform/notices/refuse-subscription.ts
  'This is no address of a browser',
  'This is no key of a browser',
  'This is no secret of a browser',
  'Notices are not sent to the push service of this browser. The people who run this site can add it to PUSH_SERVICES.',

  // what nights refuse (server/nights), and limits on what is kept (shared/limits/storage-limits.ts)
  'That date was taken off in the meantime. Please answer the ones that are in the list.',
  'Those dates were taken off in the meantime. Please answer the ones that are in the list.',
  'This event has no dates to choose from.',

  // shared/contract/fields.ts, with the lengths of the fields of guests
  'Please fill this in',

  // server/guests/guest-forms.ts and other forms of guests
  'Please answer at least one date, or press “None of these”.',
  'The date was set while you answered. If it suits you, join here.',
  'Please choose at least one kind of notice.',
  'The guest list of this night is full. Please ask your host.',
  'Please enter a number',
  'Please choose one of these',

  // what Zod says of itself of fields that a page never sends so
  'Invalid input: expected string, received undefined',

  // shared/accounts/report-labels.ts
  'It deceives, or asks for money or passwords',
  'I did not want to hear from these people',
  'It is unlawful, or hurts somebody',
  'Something else',
];
