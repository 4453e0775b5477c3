import type { MailKind } from '#shared/enums.ts';
import { markup } from '#server/platform/http/markup.ts';
import { withinSentence } from '#server/nights/service.ts';
import type { Page } from './document.ts';
import { notePage } from './note-page.ts';

/** What else ends with the mails, by the kind of the mail. */
const ALSO: Partial<Record<MailKind, string>> = {
  host_invitation: 'You would also decline the invitation to host.',
  confirm_sender: 'Nor would guests answer to your address.',
  join_confirmation:
    'What was typed with your address on the page of the night, and is not confirmed, would be deleted.',
};

/** Asks for confirmation, because mail scanners open every link. */
export const askToStopPage = (hostName: string, kind: MailKind, path: string): Page =>
  notePage(
    `Stop mails from ${withinSentence(hostName)}?`,
    markup`<p>${hostName} could not write to you through Rollcall any more, so you would not hear of it if a night moves or is cancelled. ${ALSO[kind]}</p>
<form method="post" action="${path}"><p class="buttons"><button class="button lamp">Stop these mails</button></p></form>`,
  );

export const stoppedPage = (hostName: string): Page =>
  notePage(
    'No more of these mails',
    markup`<p role="status">${hostName} cannot write to you through Rollcall any more. You can close this page.</p>`,
  );

export const nothingToStopPage = (): Page =>
  notePage(
    'Nothing more comes',
    markup`<p role="status">The account for which this mail was sent is deleted, so it sends no more mails. You can close this page.</p>`,
  );

export const cutStopLinkPage = (): Page =>
  notePage('This link does not work', markup`<p>It may have been cut off on its way.</p>`);
