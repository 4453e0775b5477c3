import { type Markup, markup } from '#server/platform/http/markup.ts';
import { page } from '#server/platform/http/page.ts';
import { t } from '../words/words.ts';

const tile = (heading: string, body: Markup): string =>
  page({ title: heading, body: markup`<section class="tile"><h1>${heading}</h1>${body}</section>`.html });

/** Asks for confirmation, because mail scanners open every link. */
export const askPage = (path: string): string =>
  tile(
    t('Stop these mails?'),
    markup`<p>${t('You would get no more mails when guests answer. The page of each night still shows who comes.')}</p>
<form method="post" action="${path}/stop"><button class="button">${t('Stop these mails')}</button></form>`,
  );

export const stoppedPage = (): string =>
  tile(
    t('No more of these mails'),
    markup`<p>${t('We do not write to you any more when guests answer. You can switch it on again on your profile.')}</p>
<a class="button" href="/profile">${t('Go to your profile')}</a>`,
  );

export const unknownPage = (): string =>
  tile(
    t('This link does not work'),
    markup`<p>${t('It may have been cut off on its way. You can switch these mails off on your profile.')}</p>
<a class="button" href="/profile">${t('Go to your profile')}</a>`,
  );
