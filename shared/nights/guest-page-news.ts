/** What the address of a guest's page may report as just done, in its query. */
export const NEWS = [
  'saved',
  'joined',
  'confirmed',
  'mails',
  'voted',
  'brings',
  'withdrawn',
  'commented',
  'uncommented',
] as const;

export type News = (typeof NEWS)[number];

/** The same on the page of a join link: a mail with the personal link is on its way. */
export const MAIL_SENT = 'sent';
