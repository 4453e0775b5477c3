/** All that other modules may call. */
export { guestHeaders } from './guest-headers.ts';
export { linkPreview } from './views/document.ts';
export { openMailWriter } from './mails/write-mail.ts';
