import type { MailKind } from '#shared/enums.ts';
import { markup } from '#server/platform/http/markup.ts';
import { withinSentence } from '#server/nights/service.ts';
import { t } from '../words/words.ts';
import type { Page } from './document.ts';
import { notePage } from './note-page.ts';

/** What else ends with the mails, by the kind of the mail. */
const alsoEnds = (kind: MailKind): string | null => {
  switch (kind) {
    case 'host_invitation':
      return t('You would also decline the invitation to host.');
    case 'confirm_sender':
      return t('Nor would guests answer to your address.');
    case 'join_confirmation':
      return t('What was typed with your address on the page of the night, and is not confirmed, would be deleted.');
    default:
      return null;
  }
};

/** Asks for confirmation, because mail scanners open every link. */
export const askToStopPage = (hostName: string, kind: MailKind, path: string): Page =>
  notePage(
    t('Stop mails from {host}?', { host: withinSentence(hostName) }),
    markup`<p>${t('{host} could not write to you through Rollcall any more, so you would not hear of it if a night moves or is cancelled.', { host: hostName })} ${alsoEnds(kind)}</p>
<form method="post" action="${path}"><p class="buttons"><button class="button lamp">${t('Stop these mails')}</button></p></form>`,
  );

export const stoppedPage = (hostName: string): Page =>
  notePage(
    t('No more of these mails'),
    markup`<p role="status">${t('{host} cannot write to you through Rollcall any more. You can close this page.', { host: hostName })}</p>`,
  );

export const nothingToStopPage = (): Page =>
  notePage(
    t('Nothing more comes'),
    markup`<p role="status">${t('The account for which this mail was sent is deleted, so it sends no more mails. You can close this page.')}</p>`,
  );

export const cutStopLinkPage = (): Page =>
  notePage(t('This link does not work'), markup`<p>${t('It may have been cut off on its way.')}</p>`);
