import { type Markup, markup, type Part } from '#server/platform/http/markup.ts';
import { page } from '#server/platform/http/page.ts';
import { rich, t } from '../words/words.ts';
import { SENDER_ADDRESS } from './confirmation-links.ts';

const tile = (heading: string, body: Markup): string =>
  page({ title: heading, body: markup`<section class="tile"><h1>${heading}</h1>${body}</section>`.html });

/** Asks for confirmation, because mail scanners open every link. */
export function askPage(token: string, { hostName, email }: { hostName: string; email: string }): string {
  const action = `${SENDER_ADDRESS}/${token}`;
  const about = rich('{host} plans game nights and gave <b>{email}</b> as the address to which guests answer.', {
    host: hostName,
    email,
    b: (inner: Part) => markup`<b>${inner}</b>`,
  });
  return tile(
    t('May guests answer to this address?'),
    markup`<p>${about}</p>
<form method="post" action="${action}/confirm"><button class="button">${t('Yes, use this address')}</button></form>
<h2 id="stop">${t('You do not know them?')}</h2>
<p>${t('Then the address is not used, and they cannot write to you through Rollcall any more.')}</p>
<form method="post" action="${action}/stop"><button class="button">${t('No, and stop their mails')}</button></form>`,
  );
}

export const confirmedPage = (): string =>
  tile(t('Thank you'), markup`<p>${t('Guests who answer a mail of theirs reach you from now on.')}</p>`);

export const refusedPage = (): string =>
  tile(t('This address is not used'), markup`<p>${t('They do not write to you any more.')}</p>`);

export const unknownPage = (): string =>
  tile(
    t('This link does not work'),
    markup`<p>${t('The link may be incomplete, or the address no longer needs to be confirmed. In that case there is nothing to do.')}</p>`,
  );
