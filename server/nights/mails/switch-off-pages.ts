import { page } from '#server/platform/http/page.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';

const tile = (heading: string, body: string) =>
  page({ title: heading, body: `<section class="tile"><h1>${escapeHtml(heading)}</h1>${body}</section>` });

/** Asks for confirmation, because mail scanners open every link. */
export const askPage = (path: string): string =>
  tile(
    'Stop these mails?',
    `<p>You would get no more mails when guests answer. The page of each night still shows who comes.</p>
<form method="post" action="${escapeHtml(`${path}/stop`)}"><button class="button">Stop these mails</button></form>`,
  );

export const stoppedPage = (): string =>
  tile(
    'No more of these mails',
    `<p>We do not write to you any more when guests answer. You can switch it on again on your profile.</p>
<a class="button" href="/profile">Go to your profile</a>`,
  );

export const unknownPage = (): string =>
  tile(
    'This link does not work',
    `<p>It may have been cut off on its way. You can switch these mails off on your profile.</p>
<a class="button" href="/profile">Go to your profile</a>`,
  );
