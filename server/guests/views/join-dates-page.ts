import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import type { GuestDates } from '../guest-dates.ts';
import { rich, t } from '../words/words.ts';
import type { Page } from './document.ts';
import { companyFields, type Filled, formProblem, textField, zoneField } from './field.ts';
import { joinedFromBrowserNote, type JoinView } from './join-page.ts';
import { hostTexts, newcomerSeesPlace } from './night-head.ts';
import { dateFields, saveBar } from './date-form.ts';
import { zoneOf } from './shown-zone.ts';
import { datesFacts, datesHead } from './dates-head.ts';
import { datesFooter, noDatesLeft, whichDates } from './dates-parts.ts';
import { previewOf } from './preview.ts';
import { shownDates } from './shown-dates.ts';

/** The page of a join link or a public night without a date: who the newcomer is, then the dates, without names. */
export function joinDatesPage(view: JoinView, dates: GuestDates): Page {
  const { night, here, failed, isMailed, once } = view;
  const { event, host, hostName } = night;
  const zone = zoneOf(night, failed?.typed.timeZone || null);
  const shown = shownDates(night, dates, null);
  const filled: Filled = { typed: failed?.typed ?? {}, errors: failed?.errors ?? {} };
  const open = shown.filter(({ isPast }) => !isPast).length;
  const texts = hostTexts(night, newcomerSeesPlace(event));
  const fields = markup`${zoneField}<input type="hidden" name="once" value="${once}">
${here.length > 0 && joinedFromBrowserNote(here)}
${event.requiresApproval && markup`<p class="lead">${t('{host} lets people in one by one.', { host: hostName })}</p>`}
${textField({ name: 'name', label: t('Your name'), maxLength: MAX_NAME_LENGTH, autoComplete: 'name', required: true }, filled)}
${textField({ name: 'email', label: t('E-mail (optional)'), hint: t('You confirm it in a mail. Then we tell you which date it is.'), type: 'email', maxLength: MAX_EMAIL_LENGTH, autoComplete: 'email' }, filled)}
${along(event.maxCompanions, filled)}
${dateFields({ shown, zone, filled, night })}
${saveBar(shown, filled, t('Save Answers'))}`;
  const body = markup`<article class="sheet dates-sheet"><form id="answer" class="text" method="post" action="?">
<button class="sr-only" tabindex="-1" aria-hidden="true">${t('Save Answers')}</button>
${datesHead(night, shown.length, markup`${rich('{host} is looking for a date.', { host: markup`<bdi>${hostName}</bdi>` })} ${whichDates(open)}`)}
${datesFacts({ night, zone, seesPlace: newcomerSeesPlace(event), dates: shown.map(({ startsAt }) => startsAt), answersUntil: dates.poll.answersUntil })}
${formProblem(failed?.problem ?? null, filled.errors)}
${isMailed ? mailedNote(host.called) : open === 0 ? noDatesLeft(host.called) : fields}
${texts && markup`<section aria-labelledby="about-title"><h2 id="about-title">${t('About this night')}</h2>${texts.text}</section>`}
</form></article>
${datesFooter(false)}`;
  return {
    title: t('Which dates? {title}', { title: event.title }),
    preview: previewOf(night),
    script: 'dates',
    body,
  };
}

function along(limit: number, filled: Filled): Markup | null {
  const fields = companyFields(limit, filled);
  const isOpen = ['along', 'companions'].some((field) => filled.errors[field] !== undefined || filled.typed[field]);
  return (
    fields &&
    markup`<details class="more"${isOpen && markup` open`}><summary>${t('Does somebody come with you?')}</summary>
${fields}</details>`
  );
}

/** The same for newcomers and for attendees, whether or not a mail was sent. */
function mailedNote(host: string): Markup {
  return markup`<div class="standing" data-tone="good"><div role="status" tabindex="-1" autofocus><p class="standing-heading">${t('Check your mail')}</p><p>${t('We sent you a mail: confirm there, and {host} sees your answers. If the address is already on the list, the mail has its link and nothing else has changed.', { host })}</p><p>${t('No mail after a few minutes? Look in your spam folder. We write to an address once a day at most, and not at all if its owner has stopped these mails. In that case, ask {host} for your link. Without an address, your answers count at once.', { host })}</p><p><a href="?">${t('Answer for somebody else')}</a></p></div></div>`;
}
