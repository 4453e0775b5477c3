import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { guestStatusOf, withinSentence, type JoinRequestRow } from '#server/nights/service.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import type { GuestDates } from '../guest-dates.ts';
import { datesIn, type Errors, type Typed } from '../guest-forms.ts';
import type { Night } from '../night-store.ts';
import { rich, t } from '../words/words.ts';
import type { Page } from './document.ts';
import { notePage } from './note-page.ts';
import { companyFields, type Filled, formProblem, textField, zoneField } from './field.ts';
import { dateFields } from './date-form.ts';
import { fieldOf } from './date-row.ts';
import { zoneOf } from './shown-zone.ts';
import { shownDates } from './shown-dates.ts';
import { closedText } from './join-page.ts';
import { newcomerPlace, nightHead } from './night-head.ts';
import { hasNoDate } from '../guest-dates.ts';
import { previewOf } from './preview.ts';
import { isFull } from './seats-left-text.ts';
import { statusPanel } from './status-panel.ts';

export interface ConfirmView {
  night: Night;
  request: JoinRequestRow;
  /** Path of this page. */
  path: string;
  failed?: { typed: Typed; errors: Errors; problem: string | null };
}

/** The page of the confirmation link in a mail. Opening it changes nothing. */
export function confirmPage(view: ConfirmView): Page {
  const { night, path } = view;
  const { event, hostName, now } = night;
  const closed = closedText(event, now);
  const body = markup`<article class="${hasNoDate(night) ? 'sheet dates-sheet' : 'sheet'}"><div class="text">
${nightHead(night, rich('Hosted by {host}', { host: markup`<bdi>${hostName}</bdi>` }), newcomerPlace(night))}
${closed === null ? confirmSection(view) : closedSection(closed)}
${notYouSection(path, hostName)}
</div></article>
<footer>${t('No account needed.')} <a href="/">${t('What is Rollcall?')}</a></footer>`;
  return {
    title: t('Do you come? {title}', { title: event.title }),
    preview: previewOf(night),
    ...(hasNoDate(night) && { script: 'dates' as const }),
    body,
  };
}

const closedSection = (closed: string): Markup =>
  markup`<section aria-labelledby="join-title"><h2 id="join-title">${t('Confirm')}</h2><div class="standing" data-tone="quiet"><div><p class="standing-heading">${closed}</p></div></div></section>`;

function confirmSection({ night, request, path, failed }: ConfirmView): Markup {
  const { event, list, now, host, hostName } = night;
  const isOpen = hasNoDate(night);
  const title = markup`<h2 id="join-title">${t('Confirm')}</h2>`;
  const action = `${path}/confirm`;
  const listed = list.find(({ email }) => email.toLowerCase() === request.email);
  if (listed) {
    return markup`<section aria-labelledby="join-title">${title}
<p class="lead">${t('You are on the list already.')}</p>
${statusPanel(guestStatusOf(event, listed, now), night, listed, null)}
<form id="answer" method="post" action="${action}"><input type="hidden" name="name" value="${request.name}"></form></section>
<div class="confirm"><button class="button lamp" form="answer" data-pending="${t('Opening...')}">${t('Open my page')}</button></div>`;
  }
  const typed = {
    name: request.name,
    along: String(Math.min(request.partySize - 1, event.maxCompanions)),
    companions: request.companions.slice(0, event.maxCompanions).join(', '),
    ...Object.fromEntries(Object.entries(request.dateAnswers).map(([id, answer]) => [fieldOf(Number(id)), answer])),
    dateNote: request.dateNote ?? '',
    shareNote: request.dateNoteShared && !failed ? 'yes' : '',
    ...failed?.typed,
  };
  const filled: Filled = { typed, errors: failed?.errors ?? {} };
  const email = markup`<bdi>${request.email}</bdi>`;
  const isOnWaitlist = !isOpen && isFull(event.maxAttendees, list, now);
  return markup`<section class="answer" aria-labelledby="join-title">${title}
${formProblem(failed?.problem ?? null, filled.errors)}
<p class="lead">${isOpen ? rich('You are not on the list yet. Confirm that {email} is your address and that {host} may see which dates work for you.', { email, host: host.called }) : rich('You are not on the list yet. Confirm that {email} is your address and that you come.', { email })}</p>
${noteFor({ isOnWaitlist, asksHost: event.requiresApproval, hostName })}
<form id="answer" method="post" action="${action}">
<button class="sr-only" tabindex="-1" aria-hidden="true">${t('Confirm')}</button>${zoneField}
${textField({ name: 'name', label: t('Your name'), maxLength: MAX_NAME_LENGTH, autoComplete: 'name', required: true }, filled)}
<div class="coming">${companyFields(event.maxCompanions, filled)}</div>
${isOpen ? openDates(night, night.dates, filled) : givenDates(night, filled.typed)}
</form></section>
<div class="confirm"><button class="button lamp" form="answer" data-pending="${t('Sending...')}">${isOnWaitlist ? t('Confirm and join the waitlist') : t('Confirm')}</button></div>`;
}

/** The dates with what was typed for them, to look at and to change: what is sent here counts. */
function openDates(night: Night, dates: GuestDates, filled: Filled): Markup {
  const zone = zoneOf(night, filled.typed.timeZone || null);
  return dateFields({ shown: shownDates(night, dates, null), zone, filled, night });
}

/** Once the date is set: the answer to it, in words, and all answers as they were typed. */
function givenDates({ dates, host }: Night, typed: Typed): Markup | null {
  const given = datesIn(typed);
  if (dates === null || given.size === 0) return null;
  const setDateAnswer = given.get(dates.poll.settledOptionId ?? 0);
  const words =
    setDateAnswer === undefined
      ? t('This date was left open.')
      : t(
          '{answer, select, yes {Typed for this date: Yes.} if_need_be {Typed for this date: If need be.} other {Typed for this date: No.}}',
          { answer: setDateAnswer },
        );
  return markup`<p><b>${t('The date was set meanwhile.')}</b> ${words} ${t('You can change it once you have confirmed.')}</p>
${typed.dateNote && markup`<p dir="auto">${t('Your note to {host}: {note}', { host: host.called, note: typed.dateNote })}</p>`}
<input type="hidden" name="dateNote" value="${typed.dateNote}">${typed.shareNote && markup`<input type="hidden" name="shareNote" value="yes">`}${[...given].map(([id, answer]) => markup`<input type="hidden" name="${fieldOf(id)}" value="${answer}">`)}`;
}

function noteFor(night: { isOnWaitlist: boolean; asksHost: boolean; hostName: string }): Markup | null {
  if (night.asksHost) return markup`<p>${t('{host} lets people in one by one.', { host: night.hostName })}</p>`;
  return night.isOnWaitlist
    ? markup`<p>${t('Every seat is taken by now. You would join the waitlist, and the next seat that comes free is offered.')}</p>`
    : null;
}

const notYouSection = (path: string, hostName: string): Markup =>
  markup`<section id="not-you" class="stop border-t border-line pt-5.5" aria-labelledby="not-you-title"><h2 id="not-you-title">${t('Not you?')}</h2>
<p>${t('Somebody typed your address. We delete it here, and {host} cannot write to you through Rollcall.', { host: withinSentence(hostName) })}</p>
<form method="post" action="${path}/not-you"><p class="buttons"><button class="button quiet">${t('That was not me')}</button></p></form>
</section>`;

/** After somebody reported that they did not enter their address; also for an invalid link. */
export const notYouPage = (): Page =>
  notePage(
    t('Your address is deleted'),
    markup`<p role="status">${t('You are on no list, and this host cannot write to you through Rollcall any more.')}</p>`,
  );
