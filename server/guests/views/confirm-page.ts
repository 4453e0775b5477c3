import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { isOver } from '#shared/time/event-end.ts';
import { guestStatusOf, withinSentence, type JoinRequestRow } from '#server/nights/service.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import type { GuestDates } from '../guest-dates.ts';
import { datesIn, type Errors, type Typed } from '../guest-forms.ts';
import type { Night } from '../night-store.ts';
import type { Page } from './document.ts';
import { notePage } from './note-page.ts';
import { companyFields, type Filled, formProblem, textField, zoneField } from './field.ts';
import { dateFields } from './date-form.ts';
import { DATE_ANSWER_WORDS, fieldOf } from './date-row.ts';
import { zoneOf } from './shown-zone.ts';
import { shownDates } from './shown-dates.ts';
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
  const closed = event.status === 'cancelled' ? 'cancelled' : isOver(event, now) ? 'over' : null;
  const body = markup`<article class="${hasNoDate(night) ? 'sheet dates-sheet' : 'sheet'}"><div class="text">
${nightHead(night, markup`Hosted by <bdi>${hostName}</bdi>`, newcomerPlace(night))}
${closed === null ? confirmSection(view) : closedSection(closed)}
${notYouSection(path, hostName)}
</div></article>
<footer>No account needed. <a href="/">What is Rollcall?</a></footer>`;
  return {
    title: `Do you come? ${event.title}`,
    preview: previewOf(night),
    ...(hasNoDate(night) && { script: 'dates' as const }),
    body,
  };
}

const closedSection = (word: string): Markup =>
  markup`<section aria-labelledby="join-title"><h2 id="join-title">Confirm</h2><div class="standing" data-tone="quiet"><div><p class="standing-heading">This night is ${word}</p></div></div></section>`;

function confirmSection({ night, request, path, failed }: ConfirmView): Markup {
  const { event, list, now, host, hostName } = night;
  const isOpen = hasNoDate(night);
  const title = markup`<h2 id="join-title">Confirm</h2>`;
  const action = `${path}/confirm`;
  const known = list.find(({ email }) => email.toLowerCase() === request.email);
  if (known) {
    return markup`<section aria-labelledby="join-title">${title}
<p class="lead">You are on the list already.</p>
${statusPanel(guestStatusOf(event, known, now), night, known, null)}
<form id="answer" method="post" action="${action}"><input type="hidden" name="name" value="${request.name}"></form></section>
<div class="confirm"><button class="button lamp" form="answer" data-pending="Opening...">Open my page</button></div>`;
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
  const isOnWaitlist = !isOpen && isFull(event.maxAttendees, list, now);
  return markup`<section class="answer" aria-labelledby="join-title">${title}
${formProblem(failed?.problem ?? null, filled.errors)}
<p class="lead">You are not on the list yet. Confirm that <bdi>${request.email}</bdi> is your address and ${isOpen ? `that ${host.called} may see which dates work for you.` : 'that you come.'}</p>
${noteFor({ isOnWaitlist, asksHost: event.requiresApproval, hostName })}
<form id="answer" method="post" action="${action}">
<button class="sr-only" tabindex="-1" aria-hidden="true">Confirm</button>${zoneField}
${textField({ name: 'name', label: 'Your name', maxLength: MAX_NAME_LENGTH, autoComplete: 'name', required: true }, filled)}
<div class="coming">${companyFields(event.maxCompanions, filled)}</div>
${isOpen ? openDates(night, night.dates, filled) : givenDates(night, filled.typed)}
</form></section>
<div class="confirm"><button class="button lamp" form="answer" data-pending="Sending...">${isOnWaitlist ? 'Confirm and join the waitlist' : 'Confirm'}</button></div>`;
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
      ? 'This date was left open.'
      : `Typed for this date: ${DATE_ANSWER_WORDS[setDateAnswer]}.`;
  return markup`<p><b>The date was set meanwhile.</b> ${words} You can change it once you have confirmed.</p>
${typed.dateNote && markup`<p dir="auto">Your note to ${host.called}: ${typed.dateNote}</p>`}
<input type="hidden" name="dateNote" value="${typed.dateNote}">${typed.shareNote && markup`<input type="hidden" name="shareNote" value="yes">`}${[...given].map(([id, answer]) => markup`<input type="hidden" name="${fieldOf(id)}" value="${answer}">`)}`;
}

function noteFor(night: { isOnWaitlist: boolean; asksHost: boolean; hostName: string }): Markup | null {
  if (night.asksHost) return markup`<p>${night.hostName} lets people in one by one.</p>`;
  return night.isOnWaitlist
    ? markup`<p>Every seat is taken by now. You would join the waitlist, and the next seat that comes free is offered.</p>`
    : null;
}

const notYouSection = (path: string, hostName: string): Markup =>
  markup`<section id="not-you" class="stop border-t border-line pt-5.5" aria-labelledby="not-you-title"><h2 id="not-you-title">Not you?</h2>
<p>Somebody typed your address. We delete it here, and ${withinSentence(hostName)} cannot write to you through Rollcall.</p>
<form method="post" action="${path}/not-you"><p class="buttons"><button class="button quiet">That was not me</button></p></form>
</section>`;

/** After somebody reported that they did not enter their address; also for an invalid link. */
export const notYouPage = (): Page =>
  notePage(
    'Your address is deleted',
    markup`<p role="status">You are on no list, and this host cannot write to you through Rollcall any more.</p>`,
  );
