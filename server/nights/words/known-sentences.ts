/** Sentences and labels that are made elsewhere, for the catalogues: mails look them up by `known`. */
export const KNOWN_SENTENCES: readonly string[] = [
  // EVENT_TYPE_LABELS of shared/enums.ts
  'Game Night',
  'Tournament',
  'Casual',
  'Workshop',
  // shared/plays/play-result-text.ts
  'Played together',
  'Won together',
  'Lost together',
  'No winner',
  // why a host is asked for the date: server/nights/date-polls/set-due-dates.ts
  'The date that you chose passed before it could be set.',
  'The time for answers is over.',
  'Every date has passed.',
  'No guest says yes to any date.',
  'No date meets your conditions.',
];
