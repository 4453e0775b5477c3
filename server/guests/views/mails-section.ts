import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { atSentenceStart, remindedBefore, type AttendeeRow, withinSentence } from '#server/nights/service.ts';
import type { MailPreference } from '../stop-mails.ts';
import { known, t } from '../words/words.ts';

interface MailsSection {
  guest: AttendeeRow;
  hostName: string;
  /** They opted out of all mail from this host. */
  hasOptedOut: boolean;
  /** Path of the guest's own page. */
  path: string;
  /** The proof that they came by a link in a mail; null without. */
  own: string | null;
  /** The date of the night is still to be found. */
  findsDate?: boolean;
  /** The preference was just changed. */
  isNew: boolean;
}

/** Unsubscribe section: for this night, for this host, and to undo both. */
export function mailsSection({
  guest,
  hostName,
  hasOptedOut,
  path,
  own,
  findsDate = false,
  isNew,
}: MailsSection): Markup | null {
  if (!canBeWrittenTo(guest.email)) return null;
  const preference = (stop: MailPreference, label: string) =>
    preferenceButton(`${path}/mails${own === null ? '' : `?own=${own}`}`, stop, label, findsDate);
  const notice = hasOptedOut
    ? t('{host} cannot write to you through Rollcall any more.', { host: atSentenceStart(hostName) })
    : guest.mutedAt === null
      ? null
      : t('You get no more mails about this night.');
  return markup`<section id="stop" class="stop border-t border-line pt-5.5" aria-labelledby="stop-title">
<h2 id="stop-title">${t('Mails')}</h2>
${
  notice === null
    ? markup`${isNew && markup`<p role="status">${t('You get mails as before.')}</p>`}
<p>${findsDate ? t('We write when the date is set, and when dates are added.') : t('We write when the night changes, and {lead} before it.', { lead: known(remindedBefore()) })}</p>
<p class="buttons">${preference('night', t('Stop mails about this night'))}${preference('host', t('Stop all mails from {host}', { host: withinSentence(hostName) }))}</p>`
    : markup`<p${isNew && markup` role="status"`}><b>${notice}</b> ${t('You will not hear of it if the night moves or is cancelled; this page always says how it stands.')}</p>
${
  own === null
    ? markup`<p>${t('To get mails again, open “{link}” in any mail that you have of this night.', { link: t('Stop mails from {host}', { host: withinSentence(hostName) }) })}</p>`
    : markup`<p class="buttons">${preference('none', t('Write to me again'))}</p>`
}`
}
</section>`;
}

/** @param isInForm whether the section stands in the form of the page; else it names it */
const preferenceButton = (address: string, stop: MailPreference, label: string, isInForm: boolean): Markup =>
  markup`<button class="button quiet" name="stop" value="${stop}"${!isInForm && markup` form="answer"`} formaction="${address}" formnovalidate>${label}</button>`;
