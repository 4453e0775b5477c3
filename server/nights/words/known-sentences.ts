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
];
