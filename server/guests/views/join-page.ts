import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { isOver } from '#shared/time/event-end.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { withinSentence } from '#server/nights/service.ts';
import type { Errors, Typed } from '../guest-forms.ts';
import type { JoinedHere } from '../joined-from-browser.ts';
import type { Night } from '../night-store.ts';
import { rich, t } from '../words/words.ts';
import type { Page } from './document.ts';
import { companyFields, type Filled, formProblem, textField, zoneField } from './field.ts';
import { gamesSection } from './games-section.ts';
import { hostTexts, newcomerPlace, newcomerSeesPlace, nightHead } from './night-head.ts';
import { previewOf } from './preview.ts';
import { isFull } from './seats-left-text.ts';

export interface JoinView {
  night: Night;
  /** A confirmation mail was just requested. */
  isMailed: boolean;
  /** Unique per form, so that a repeated submission counts once. */
  once: string;
  /** People who joined from this browser before. */
  here: readonly JoinedHere[];
  failed?: { typed: Typed; errors: Errors; problem: string | null };
}

/** The page of a join link or a public night: the night without names, and the form to join. */
export function joinPage(view: JoinView): Page {
  const { night } = view;
  const { event, hostName } = night;
  const texts = hostTexts(night, newcomerSeesPlace(event));
  const body = markup`<article class="sheet"><div class="text">
${nightHead(night, rich('Hosted by {host}', { host: markup`<bdi>${hostName}</bdi>` }), newcomerPlace(night))}
${texts && !texts.isLong && texts.text}
${joinSection(view)}
${texts?.isLong && markup`<section aria-labelledby="about-title"><h2 id="about-title">${t('About this night')}</h2>${texts.text}</section>`}
${gamesSection(night.games)}
</div></article>
<footer>${t('No account needed.')} <a href="/">${t('What is Rollcall?')}</a></footer>`;
  return {
    title: event.title,
    preview: previewOf(night),
    body,
  };
}

/** Why nobody can join any more; null while they can. */
export function closedText(event: Night['event'], now: Date): string | null {
  if (event.status === 'cancelled') return t('This night is cancelled');
  return isOver(event, now) ? t('This night is over') : null;
}

function joinSection({ night, isMailed, once, here, failed }: JoinView): Markup {
  const { event, now } = night;
  const title = markup`<h2 id="join-title">${t('Join')}</h2>`;
  const closed = closedText(event, now);
  if (closed !== null) {
    return markup`<section aria-labelledby="join-title">${title}${formProblem(failed?.problem ?? null, {})}<div class="standing" data-tone="quiet"><div><p class="standing-heading">${closed}</p></div></div></section>`;
  }
  if (isMailed) return markup`<section aria-labelledby="join-title">${title}${mailedNote(night)}</section>`;
  const filled: Filled = { typed: failed?.typed ?? {}, errors: failed?.errors ?? {} };
  return markup`<section class="answer" aria-labelledby="join-title">${title}
${formProblem(failed?.problem ?? null, filled.errors)}
${here.length > 0 && joinedFromBrowserNote(here)}
${joinNote(night)}
<form id="answer" method="post" action="?">
${zoneField}
<input type="hidden" name="once" value="${once}">
${textField({ name: 'name', label: t('Your name'), maxLength: MAX_NAME_LENGTH, autoComplete: 'name', required: true }, filled)}
<div class="coming">${companyFields(event.maxCompanions, filled)}</div>
${textField({ name: 'email', label: t('E-mail (optional)'), hint: t('We send you a mail: you confirm there that you come. We also tell you when something changes.'), type: 'email', maxLength: MAX_EMAIL_LENGTH, autoComplete: 'email' }, filled)}
</form></section>
<div class="confirm"><button class="button lamp" form="answer" data-pending="${t('Sending...')}">${isFull(event.maxAttendees, night.list, now) ? t('Join the waitlist') : t('Join')}</button></div>`;
}

/** The same for newcomers and for attendees, whether or not a mail was sent. */
const mailedNote = (night: Night): Markup =>
  markup`<div class="standing" data-tone="good"><div role="status" tabindex="-1" autofocus><p class="standing-heading">${t('Check your mail')}</p><p>${confirmThere(night)} ${t('Until then no seat is held for you. If the address is already on the list, the mail has its link and nothing else has changed.')}</p><p>${t('No mail after a few minutes? Look in your spam folder. We write to an address once a day at most, and not at all if its owner has stopped these mails. In that case, ask the host for your link. Without an address, you can join at once.')}</p><p class="buttons"><a class="button" href="?">${t('Put somebody else on the list')}</a></p></div></div>`;

function confirmThere({ event, list, now, hostName }: Night): string {
  if (event.requiresApproval)
    return t('We sent you a mail: confirm there, and {host} hears that you would like to come.', {
      host: withinSentence(hostName),
    });
  return isFull(event.maxAttendees, list, now)
    ? t('We sent you a mail: confirm there, and you join the waitlist.')
    : t('We sent you a mail: confirm there, and you are in.');
}

/** For people who return to this page: links to their own pages, above the form. */
export const joinedFromBrowserNote = (here: readonly JoinedHere[]): Markup =>
  markup`<div class="standing" data-tone="good"><div><p class="standing-heading">${t('You are on the list already')}</p>
<p class="buttons">${here.map(({ guest, path }) => markup`<a class="button" href="${path}"><span>${rich('Open the page of {name}', { name: markup`<bdi>${guest.name}</bdi>` })}</span></a>`)}</p>
<p>${t('The form below puts somebody else on it.')}</p></div></div>`;

function joinNote({ event, list, now, hostName }: Night): Markup | null {
  if (event.requiresApproval)
    return markup`<p class="lead">${t('{host} lets people in one by one.', { host: hostName })}</p>`;
  if (!isFull(event.maxAttendees, list, now)) return null;
  return markup`<p class="lead">${t('Every seat is taken. Join the waitlist, and the next seat that comes free is offered.')}</p>`;
}
