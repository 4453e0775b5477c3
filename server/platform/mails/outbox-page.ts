import { type HourCycle, timeOptions } from '#shared/time/hour-cycle.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { locale } from '#server/platform/words/language.ts';
import { t } from '#server/platform/words/words.ts';
import { page } from '#server/platform/http/page.ts';
import type { outboxMails } from '#shared/schema/operations.ts';

type OutboxMail = typeof outboxMails.$inferSelect;

/** The outbox as a page: newest first, all text escaped, a mail's HTML in a sandboxed frame. */
export const outboxPage = (mails: readonly OutboxMail[], hourCycle: HourCycle): string =>
  page({
    title: t('Outbox'),
    wide: true,
    body: `<h1>${escapeHtml(t('Outbox'))}</h1>
<p>${escapeHtml(t('Rollcall runs on this machine alone. Mails are kept here instead of being sent.'))}</p>
${mails.length === 0 ? emptyTile() : mails.map((mail) => mailTile(mail, hourCycle)).join('\n')}`,
  });

const emptyTile = (): string => `<section class="tile"><h2>${escapeHtml(t('No mail yet'))}</h2>
<p>${escapeHtml(t('Sign in or invite somebody, then look here again: sign-in codes and invitations arrive at once.'))}</p></section>`;

function mailTile({ to, subject, text, html, sentAt }: OutboxMail, hourCycle: HourCycle): string {
  const at = sentAt.toISOString();
  const shown = t('As a mail program shows it');
  const label = t('As a mail program shows it: {subject}, {at}', { subject, at });
  return `<article class="tile">
<h2>${escapeHtml(subject)}</h2>
<p class="facts">${escapeHtml(t('To {address},', { address: to }))} <time datetime="${at}">${timeText(sentAt, hourCycle)}</time></p>
<div class="mail">${withLinks(text)}</div>
<details><summary aria-label="${escapeHtml(label)}">${escapeHtml(shown)}</summary>
<iframe sandbox="" title="${escapeHtml(subject)}" loading="lazy" srcdoc="${escapeHtml(withoutStyleSheet(html))}"></iframe></details>
</article>`;
}

/** The content security policy would refuse it with a console error; mails must work without it anyway. */
const withoutStyleSheet = (html: string) => html.replace(/<style>[^<]*<\/style>/g, '');

/** In the machine's zone, to the second. */
const timeText = (moment: Date, hourCycle: HourCycle) =>
  new Intl.DateTimeFormat(locale(), {
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
