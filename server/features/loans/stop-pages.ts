import { page } from '#server/auth/pages/page.ts';
import { escapeHtml } from '#server/http/escape-html.ts';

const tile = (heading: string, body: string) =>
  page({ title: heading, body: `<section class="tile"><h1>${escapeHtml(heading)}</h1>${body}</section>` });

/** Asks for confirmation, because mail scanners open every link. @param ownerName null for the owner's own mails */
export const askPage = (path: string, ownerName: string | null): string =>
  tile(
    'Stop these mails?',
    `<p>${
      ownerName === null
        ? 'You would no longer be reminded of the games that are now lent or borrowed. Your collection still shows them.'
        : `${escapeHtml(ownerName)} could not write to you through Rollcall any more: neither for lent games nor for game nights.`
    }</p>
<form method="post" action="${escapeHtml(`${path}/stop`)}"><button class="button">Stop these mails</button></form>`,
  );

export const STOPPED = tile('No more of these mails', '<p>You can close this page.</p>');

export const UNKNOWN = tile('This link does not work', '<p>It may have been cut off on its way.</p>');
