import type { MailKind } from '#shared/enums.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { withinSentence } from '#server/nights/service.ts';
import type { Page } from './document.ts';

const pageOf = (title: string, text: Markup): Page => ({
  title,
  body: markup`<article class="sheet"><div class="text problem-page">
<h1>${title}</h1>
${text}
</div></article>
<footer><a href="/">What is Rollcall?</a></footer>`,
});

/** What else ends with the mails, by the kind of the mail. */
const ALSO: Partial<Record<MailKind, string>> = {
  host_invitation: 'You would also decline the invitation to host.',
  confirm_sender: 'Nor would guests answer to your address.',
  join_confirmation:
    'What was typed with your address on the page of the night, and is not confirmed, would be deleted.',
};

/** Asks for confirmation, because mail scanners open every link. */
export const askToStopPage = (hostName: string, kind: MailKind, path: string): Page =>
  pageOf(
    `Stop mails from ${withinSentence(hostName)}?`,
    markup`<p>${hostName} could not write to you through Rollcall any more, so you would not hear of it if a night moves or is cancelled. ${ALSO[kind]}</p>
<form method="post" action="${path}"><p class="buttons"><button class="button lamp">Stop these mails</button></p></form>`,
  );

export const stoppedPage = (hostName: string): Page =>
  pageOf(
    'No more of these mails',
    markup`<p role="status">${hostName} cannot write to you through Rollcall any more. You can close this page.</p>`,
  );

export const nothingToStopPage = (): Page =>
  pageOf(
    'Nothing more comes',
    markup`<p role="status">The account for which this mail was sent is deleted, so it sends no more mails. You can close this page.</p>`,
  );

export const cutStopLinkPage = (): Page =>
  pageOf('This link does not work', markup`<p>It may have been cut off on its way.</p>`);
