import { type Clock, timeOptions } from '#shared/rules/time/clock.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { page } from '#server/auth/pages/page.ts';
import type { OutboxMail } from './store.ts';

/** The outbox for people: newest first, everything escaped, the HTML of a mail in a frame that may do nothing. */
export const outboxPage = (mails: readonly OutboxMail[], clock: Clock): string =>
  page({
    title: 'Outbox',
    wide: true,
    body: `<h1>Outbox</h1>
<p>Rollcall runs on this machine alone. Mails are kept here instead of being sent.</p>
${mails.length === 0 ? EMPTY : mails.map((mail) => mailTile(mail, clock)).join('\n')}`,
  });

const EMPTY = `<section class="tile"><h2>No mail yet</h2>
<p>Sign in or invite somebody, then look here again: sign-in codes and invitations arrive at once.</p></section>`;

const mailTile = ({ to, subject, text, html, sentAt }: OutboxMail, clock: Clock) => `<article class="tile">
<h2>${escapeHtml(subject)}</h2>
<p class="facts">To ${escapeHtml(to)}, <time datetime="${sentAt.toISOString()}">${timeText(sentAt, clock)}</time></p>
<div class="mail">${withLinks(text)}</div>
<details><summary>As a mail program shows it</summary>
<iframe sandbox="" title="${escapeHtml(subject)}" loading="lazy" srcdoc="${escapeHtml(withoutStyleSheet(html))}"></iframe></details>
</article>`;

/** This site's policy would refuse it, with a complaint on the console; a mail must do without one anyway. */
const withoutStyleSheet = (html: string) => html.replace(/<style>[^<]*<\/style>/g, '');

/** By the machine's zone, to the second. */
const timeText = (moment: Date, clock: Clock) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    second: '2-digit',
    ...timeOptions(clock),
  }).format(moment);

/** Web addresses become links; what stands between them is escaped like the addresses. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
