/** All that other modules may call. */
export { openMailWriter } from './mails/write-mail.ts';
