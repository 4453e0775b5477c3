import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import {
  atSentenceStart,
  type GuestStatus,
  guestStatusOf,
  takesAnswers,
  seesPlace,
  type AttendeeRow,
  withinSentence,
} from '#server/nights/service.ts';
import { companionLimit } from '#shared/nights/companion-limit.ts';
import { type Markup, markup, type Part } from '#server/platform/http/markup.ts';
import type { Night } from '../night-store.ts';
import { answerForm, initialAnswers, confirmBar, enterKeyButton } from './answer-section.ts';
import { commentsSection } from './comments-section.ts';
import type { Page } from './document.ts';
import { formProblem } from './field.ts';
import { gamesSection } from './games-section.ts';
import { guestsSection } from './guests-section.ts';
import { mailsSection } from './mails-section.ts';
import { isMailed } from '../guest-notices.ts';
import { noticesSection } from './notices-section.ts';
import { setNote } from './set-note.ts';
import { hostTexts, nightHead, placeOf } from './night-head.ts';
import { messagesSection } from './messages-section.ts';
import { previewOf } from './preview.ts';
import { savedLink } from './saved-link.ts';
import { isFull } from './seats-left-text.ts';
import { statusPanel, statusContent } from './status-panel.ts';
import { tournamentSection } from './tournament-section.ts';
import { voteSection } from './vote-section.ts';
import { googleCalendarLink, outlookCalendarLink } from '../calendar-links.ts';
import { ICONS, answerMark } from './icons.ts';
import type { InvitedView } from './invited-view.ts';
import { shortMoment } from '#server/platform/mails/date-time-text.ts';
import { rich, t } from '../words/words.ts';
import type { RsvpAnswer } from '#shared/enums.ts';

/** Whether the night moved since a guest's last answer, so that they are asked again. */
const isMoved = (guestStatus: GuestStatus, { movedFrom }: AttendeeRow): boolean =>
  movedFrom !== null && takesAnswers(guestStatus) && guestStatus !== 'seat_offered';

/** The old and new date; the form below asks. @param note result of the last action, shown above */
function movedPanel({ event, now, hourCycle }: Night, guest: AttendeeRow, note: Part): Markup {
  const words = (date: Date) => shortMoment(date, event.timeZone, hourCycle, now);
  const isSeated = guest.status === 'accepted';
  return markup`<div class="standing" data-tone="warn">${answerMark('invited')}<div>${note}<p class="standing-heading">${movedQuestion(guest)}</p>
<p>${rich('The night moved. It was {before}; now it is <b>{now}</b>.', { before: words(guest.movedFrom ?? event.date), now: words(event.date), b: bold })}${isSeated && ` ${t('Your seat is kept until you say otherwise.')}`}</p></div></div>`;
}

const bold = (inner: Part): Markup => markup`<b>${inner}</b>`;

function movedQuestion({ status, waitingSince }: AttendeeRow): string {
  if (status === 'declined') return t('Could you come now?');
  const isComing = status === 'accepted' || waitingSince !== null;
  return isComing ? t('Still in?') : t('Does the new time suit you?');
}

/** All three fit in a row on a phone. */
const CALENDAR_BUTTON = 'button flex-auto max-xs:px-2 max-xs:text-sm';

/** Links that add the night to a calendar. @param location null if the reader may not see it */
function calendarLinks({ event }: Night, location: string | null, path: string, bringsFile: boolean): Markup {
  const night = { ...event, location };
  return markup`<div class="mb-5.5 [form+&]:mt-5.5" role="group" aria-labelledby="calendar-title">
<p id="calendar-title" class="mb-2 font-strong">${t('Add to calendar')}</p>
<p class="buttons"><a class="${CALENDAR_BUTTON}" href="${path}/calendar.ics">${ICONS.calendar}${t('Calendar file')}</a>
<a class="${CALENDAR_BUTTON}" href="${googleCalendarLink(night)}" target="_blank" rel="noopener noreferrer">Google</a>
<a class="${CALENDAR_BUTTON}" href="${outlookCalendarLink(night)}" target="_blank" rel="noopener noreferrer">Outlook</a></p>
<p class="mt-2 text-sm text-pretty text-ink-2">${t('You answer on this page only; the entry in your calendar has no Yes or No.')} ${bringsFile ? t('If the night moves, the mail about it brings a new file.') : t('If the night moves, take a new file.')}</p>
</div>`;
}

/** The page of a personal link: the night, the guest's status, and the answer form. */
export function invitedPage(view: InvitedView): Page {
  const { night, guest, news } = view;
  const { event, hostName } = night;
  const guestStatus = guestStatusOf(event, guest, night.now);
  const knowsPlace = seesPlace(event, guest);
  const texts = hostTexts(night, knowsPlace);
  const place = placeOf(night, knowsPlace, t('You see the place once you are in'));
  const isOn = takesAnswers(guestStatus);
  // A tournament has its game.
  const isVotedOn = event.eventType !== 'tournament';
  const votes = isVotedOn ? voteSection({ ...view, hostName: night.host.called }) : null;
  const heading = statusContent(guestStatus, night, guest)?.heading ?? t('You are invited');
  const body = markup`<article class="sheet"><div class="text">
${nightHead(night, leadOf(guest, hostName), place, guest)}
${news === 'joined' && savedLink(view.url)}
${messagesSection(view)}
${texts && !texts.isLong && texts.text}
${tournamentSection(view.tournament, view.path)}
${answerSection(view, guestStatus)}
${texts?.isLong && markup`<section aria-labelledby="about-title"><h2 id="about-title">${t('About this night')}</h2>${texts.text}</section>`}
${votes}
${guestsSection(night, guest)}
${commentsSection(view, isOn)}
${votes === null && gamesSection(night.games)}
${noticesSection(view, false)}
${isOn && mailsSection({ ...view, hostName, isNew: news === 'mails' })}
</div></article>
<footer>${isOn && markup`${t('You can change your answer from this link at any time.')}<br>`}${t('No account needed.')} <a href="/">${t('What is Rollcall?')}</a><br><a href="/game-nights">${t('All your game nights')}</a></footer>`;
  return {
    title: t('{heading}: {title}', { heading, title: event.title }),
    preview: previewOf(night),
    hasNotices: view.notices !== null,
    body,
  };
}

function leadOf({ isHost, invitedAt }: AttendeeRow, hostName: string): Markup {
  const host = markup`<bdi>${atSentenceStart(hostName)}</bdi>`;
  return isHost || invitedAt === null ? rich('Hosted by {host}', { host }) : rich('{host} invited you.', { host });
}

function answerSection(view: InvitedView, guestStatus: GuestStatus): Markup {
  const { night, guest, answered, failed, news, path } = view;
  const { event } = night;
  // A reload keeps the address that reports a saved answer, although the night may ask again meanwhile.
  const asksAgain = guestStatus === 'seat_offered' || isMoved(guestStatus, guest);
  const words =
    news === 'saved' && !asksAgain
      ? t('Your answer is saved.')
      : news === 'confirmed'
        ? t('Your address is confirmed.')
        : null;
  const note =
    words !== null && markup`<p class="font-strong text-good" role="status" tabindex="-1" autofocus>${words}</p>`;
  const head = markup`<h2 id="answer-title">${t('Your Response')}</h2>
${setNote(view, guestStatus)}
${formProblem(failed?.problem ?? null, failed?.errors ?? {})}
${statusSection(view, guestStatus, note)}`;
  if (!takesAnswers(guestStatus)) return markup`<section aria-labelledby="answer-title">${head}</section>`;
  const isComing = guestStatus === 'accepted' || guestStatus === 'maybe';
  // A moved night is asked about as at first: the answer counted for another date.
  const current = isMoved(guestStatus, guest) ? null : answered;
  const offered = current === null && answered === 'declined' ? null : answered;
  const typed = { ...initialAnswers(guest, offered, view.preselected), ...view.typed };
  const section = {
    filled: { typed, errors: failed?.errors ?? {} },
    answered: current,
    acceptText:
      isMoved(guestStatus, guest) && guest.status === 'accepted' ? t('Still in') : acceptText(guestStatus, night),
    limit: companionLimit(event, guest),
    hostName: withinSentence(night.host.called),
    path,
  };
  // An open question comes first.
  const calendar =
    isComing &&
    calendarLinks(
      night,
      seesPlace(event, guest) ? event.location : null,
      path,
      canBeWrittenTo(guest.email) && isMailed(view.notices, 'changes'),
    );
  return markup`<section class="answer" aria-labelledby="answer-title">${enterKeyButton()}${head}
${linkOwnerNote(view)}
${current !== null && calendar}
${current !== null && markup`<h3 class="m-0 mb-2.5 text-md font-strong">${t('Change your answer')}</h3>`}
${answerForm(section)}
${current === null && calendar}
</section>
${confirmBar(section)}`;
}

/** Names the guest that a link answers for: a forwarded mail opens their page, not that of its new reader. */
function linkOwnerNote({ guest, night }: InvitedView): Markup | null {
  if (guest.isHost) return null;
  const host = markup`<bdi>${withinSentence(night.host.called)}</bdi>`;
  return markup`<p class="mb-2.5 text-sm text-pretty text-ink-2">${
    guest.name === null
      ? t('This link answers for the guest who was invited with it.')
      : rich('This link answers for {guest}.', { guest: markup`<bdi>${guest.name}</bdi>` })
  } ${rich('Is that not you? Ask {host} for your own link.', { host })}</p>`;
}

/** A moved date that was not answered since; the present answer; an offered seat with its buttons. */
function statusSection({ night, guest, path }: InvitedView, guestStatus: GuestStatus, note: Part): Part {
  const buttons = guestStatus === 'seat_offered' && answerButtons(path, seatAnswers());
  if (!isMoved(guestStatus, guest)) return statusPanel(guestStatus, night, guest, note, buttons) ?? note;
  const waits = guestStatus === 'waitlisted' || guestStatus === 'awaits_approval';
  return [movedPanel(night, guest, note), waits && statusPanel(guestStatus, night, guest, null)];
}

const seatAnswers = (): [RsvpAnswer, string][] => [
  ['accepted', t('Take it')],
  ['declined', t('Let it go')],
];

function acceptText(guestStatus: GuestStatus, { event, list, now }: Night): string {
  if (guestStatus === 'seat_offered') return t('Take the seat');
  if (guestStatus === 'waitlisted') return t('Stay on the waitlist');
  if (guestStatus === 'awaits_approval') return t('Ask to come');
  return isFull(event.maxAttendees, list, now) ? t('Join the waitlist') : t('Count me in');
}

/** Buttons for one-press answers; other input is kept. The first is primary. @param path of the guest's page */
const answerButtons = (path: string, answers: readonly (readonly [RsvpAnswer, string])[]): Markup =>
  markup`<div class="mt-3 flex flex-wrap gap-2.5">${answers.map(
    ([answer, label], place) =>
      markup`<button class="button${place === 0 && ' lamp'}" form="answer" formaction="${path}/answer" formnovalidate name="say" value="${answer}">${label}</button>`,
  )}</div>`;
