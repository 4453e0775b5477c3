import { page } from '#server/platform/http/page.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { SENDER_ADDRESS } from './confirmation-links.ts';

const tile = (heading: string, body: string) =>
  page({ title: heading, body: `<section class="tile"><h1>${escapeHtml(heading)}</h1>${body}</section>` });

/** Asks for confirmation, because mail scanners open every link. */
export function askPage(token: string, { hostName, email }: { hostName: string; email: string }): string {
  const action = escapeHtml(`${SENDER_ADDRESS}/${token}`);
  return tile(
    'May guests answer to this address?',
    `<p>${escapeHtml(hostName)} plans game nights and gave <b>${escapeHtml(email)}</b> as the address to which guests answer.</p>
<form method="post" action="${action}/confirm"><button class="button">Yes, use this address</button></form>
<h2 id="stop">You do not know them?</h2>
<p>Then the address is not used, and they cannot write to you through Rollcall any more.</p>
<form method="post" action="${action}/stop"><button class="button">No, and stop their mails</button></form>`,
  );
}

export const CONFIRMED = tile('Thank you', '<p>Guests who answer a mail of theirs reach you from now on.</p>');

export const REFUSED = tile('This address is not used', '<p>They do not write to you any more.</p>');

export const UNKNOWN = tile(
  'This link does not work',
  '<p>The link may be incomplete, or the address no longer needs to be confirmed. In that case there is nothing to do.</p>',
);
