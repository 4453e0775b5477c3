import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { listText } from '#shared/text/list-text.ts';
import { locale } from '#server/platform/words/language.ts';
import { cityOf } from '#shared/time/zone-difference.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { firstName } from '#server/plays/service.ts';
import { atSentenceStart, withinSentence } from '#server/nights/service.ts';
import { answersOf } from '../guest-dates.ts';
import type { Page } from './document.ts';
import { ICONS } from './icons.ts';
import { isMailed } from '../guest-notices.ts';
import { noticesSection } from './notices-section.ts';
import { savedLink } from './saved-link.ts';
import { messagesSection } from './messages-section.ts';
import { DATE_ANSWER_WORDS, momentsOf, shape, type ShownDate, when } from './date-row.ts';
import { momentFor } from './shown-zone.ts';
import { datesHead } from './dates-head.ts';
import { sharedNotes } from './shared-notes.ts';
import { datesFooter, type DatesView, reopenedNote, stopSection } from './dates-parts.ts';
import { previewOf } from './preview.ts';
import { known, rich, t } from '../words/words.ts';

/** The page after saving: the answers with counts, and what happens now. */
export function savedPage(view: DatesView): Page {
  const { night, guest, shown, path } = view;
  const { event } = night;
  const name = firstName(guest.name);
  const lead = name === null ? t('Your answers.') : rich('Your answers, {name}.', { name: markup`<bdi>${name}</bdi>` });
  const body = markup`<article class="sheet dates-sheet"><form id="answer" class="text" method="post" action="${path}/dates">
${datesHead(night, shown.length, lead)}
${view.news === 'joined' && savedLink(view.url)}
${reopenedNote(view)}
${savedNote(view)}
${messagesSection(view)}
<ul class="facts"><li>${ICONS.globe}<div id="zone" data-brief>${rich('All in {city} time', { city: markup`<b>${cityOf(view.zone.own)}</b>` })}</div></li></ul>
<ol class="mine mt-0 mb-2 list-none p-0" data-zone="${view.zone.host}" data-own="${view.zone.own}" data-times="${momentsOf(shown)}">${shown.map((date) => answerRow(date, view))}</ol>
${guest.partySize > 1 && companyNote(guest)}
${guest.dateNote !== null && markup`<p dir="auto">${t('Your note to {host}: {note}', { host: withinSentence(night.host.called), note: guest.dateNote })}</p>`}
${sharedNotes(night, guest)}
<section class="mt-3.5 mb-4 rounded-lg bg-tile-2 px-4 py-3.5" aria-labelledby="next-title"><h2 id="next-title">${t('What happens now')}</h2><ul class="facts m-0">${nextSteps(view)}</ul></section>
<a class="button w-full" href="${path}?change">${t('Change Answers')}</a>
${noticesSection(view, true)}
${stopSection(view)}
</form></article>
${datesFooter(true)}`;
  return {
    title: t('Your answers: {title}', { title: event.title }),
    preview: previewOf(night),
    script: 'dates',
    hasNotices: view.notices !== null,
    body,
  };
}

function savedNote({ night, dates, zone, news, shown, guest }: DatesView): Markup {
  const { answersUntil } = dates.poll;
  const given = answersOf(dates, guest.id);
  const blank = shown.filter(({ id, isPast }) => !isPast && !given.has(id)).length;
  const { called } = night.host;
  const first = atSentenceStart(called);
  const untilWhen =
    answersUntil !== null && answersUntil > night.now
      ? rich('Change your mind until {moment}.', { moment: momentFor(answersUntil, zone) })
      : t('Change your mind until {host} sets the date.', { host: withinSentence(called) });
  const open =
    blank > 0 &&
    ` ${t('{dates, plural, one {One date is left open.} other {# dates are left open.}}', { dates: blank })}`;
  const isNew = news === 'saved' || news === 'joined' || news === 'confirmed';
  return markup`<div class="standing" data-tone="good">${shape('yes')}<div${isNew && markup` role="status" tabindex="-1" autofocus`}><p class="standing-heading">${isNew ? t('Saved. {host} sees it now.', { host: first }) : t('{host} knows your answers.', { host: first })}</p><p>${untilWhen}${open}</p></div></div>`;
}

function answerRow(date: ShownDate, { dates, guest, zone }: DatesView): Markup {
  const given = answersOf(dates, guest.id).get(date.id) ?? '';
  return markup`<li><span class="when">${when(date, zone, countsOf(date, given === 'yes'))}</span><span class="flex items-center gap-2 text-sm font-strong whitespace-nowrap">${given === '' ? t('No answer') : known(DATE_ANSWER_WORDS[given])}${shape(given)}</span></li>`;
}

function countsOf({ yes }: ShownDate, isYours: boolean): string {
  if (yes === 0) return t('nobody says yes yet');
  return isYours
    ? t('{yes, plural, one {you alone so far} other {# say yes with you}}', { yes })
    : t('{yes, plural, one {# says yes} other {# say yes}}', { yes });
}

/** 'With you: 2 more', 'With you: Jo and 1 more'. */
function companyNote({ partySize, companions }: DatesView['guest']): Markup {
  const unnamed = partySize - 1 - companions.length;
  const more = unnamed > 0 ? [t('{count, plural, one {# more} other {# more}}', { count: unnamed })] : [];
  return markup`<p>${rich('With you: {names}', { names: markup`<span dir="auto">${listText([...companions, ...more], locale())}</span>` })}</p>`;
}

function dateNews({ guest, notices }: DatesView): string {
  if (!canBeWrittenTo(guest.email)) return t('Then this page says which date it is. Keep its link.');
  return isMailed(notices, 'dates')
    ? t('Then one mail: the date, and a file for your calendar.')
    : t('Then your device tells the date, and this page has a file for your calendar.');
}

function nextSteps(view: DatesView): Markup {
  const { night, dates, zone, guest } = view;
  const { host, now, event } = night;
  const { answersUntil, settlesItself } = dates.poll;
  const called = atSentenceStart(host.called);
  const sets =
    settlesItself && answersUntil !== null && answersUntil > now
      ? rich('{host} sets the date, or it is set automatically on {moment}. Then you can vote for the games here.', {
          host: called,
          moment: markup`<b>${momentFor(answersUntil, zone)}</b>`,
        })
      : t('{host} sets the date. Then you can vote for the games here.', { host: called });
  return markup`<li>${ICONS.calendar}<span>${sets}</span></li>
<li>${ICONS.mail}<span>${dateNews(view)}</span></li>
<li>${ICONS.people}<span>${
    guest.awaitsApproval
      ? t('Who comes is up to {host}: people are let in one by one.', { host: withinSentence(host.called) })
      : event.maxAttendees === null
        ? t('If you said yes to that date, you are in.')
        : t('If you said yes to that date, you are in while there are seats, in the order of the answers.')
  }</span></li>`;
}
