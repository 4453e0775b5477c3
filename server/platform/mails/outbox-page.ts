import { type HourCycle, timeOptions } from '#shared/time/hour-cycle.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { page } from '#server/platform/http/page.ts';
import type { outboxMails } from '#shared/schema/operations.ts';

type OutboxMail = typeof outboxMails.$inferSelect;

/** The outbox as a page: newest first, all text escaped, a mail's HTML in a sandboxed frame. */
export const outboxPage = (mails: readonly OutboxMail[], hourCycle: HourCycle): string =>
  page({
    title: 'Outbox',
    wide: true,
    body: `<h1>Outbox</h1>
<p>Rollcall runs on this machine alone. Mails are kept here instead of being sent.</p>
${mails.length === 0 ? EMPTY : mails.map((mail) => mailTile(mail, hourCycle)).join('\n')}`,
  });

const EMPTY = `<section class="tile"><h2>No mail yet</h2>
<p>Sign in or invite somebody, then look here again: sign-in codes and invitations arrive at once.</p></section>`;

const mailTile = ({ to, subject, text, html, sentAt }: OutboxMail, hourCycle: HourCycle) => `<article class="tile">
<h2>${escapeHtml(subject)}</h2>
<p class="facts">To ${escapeHtml(to)}, <time datetime="${sentAt.toISOString()}">${timeText(sentAt, hourCycle)}</time></p>
<div class="mail">${withLinks(text)}</div>
<details><summary aria-label="As a mail program shows it: ${escapeHtml(subject)}, ${sentAt.toISOString()}">As a mail program shows it</summary>
<iframe sandbox="" title="${escapeHtml(subject)}" loading="lazy" srcdoc="${escapeHtml(withoutStyleSheet(html))}"></iframe></details>
</article>`;

/** The content security policy would refuse it with a console error; mails must work without it anyway. */
const withoutStyleSheet = (html: string) => html.replace(/<style>[^<]*<\/style>/g, '');

/** In the machine's zone, to the second. */
const timeText = (moment: Date, hourCycle: HourCycle) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    second: '2-digit',
    ...timeOptions(hourCycle),
  }).format(moment);

/** Turns web addresses into links; everything is escaped. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
