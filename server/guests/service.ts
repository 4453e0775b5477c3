/** All that other modules may call. */
export { guestHeaders } from './guest-headers.ts';
export { openMailWriter } from './mails/write-mail.ts';
