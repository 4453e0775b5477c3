import { INKS } from '#shared/covers/cover-inks.ts';
import { seesPlace } from '../rules/place-shown.ts';
import type { DatePlate, MailAnswers } from '#server/platform/mails/mail-blocks.ts';
import { layOutMail, type MailContent } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { gameSummary } from '../game-summary.ts';
import { atSentenceStart, stopMailsText, withinSentence } from '../host-name.ts';
import { t } from '../words/words.ts';
import { calendarFile } from './calendar-file.ts';
import { findsDate } from '../date-polls/date-mail-copy.ts';
import { openPlate, setPlate } from '../date-polls/date-lines.ts';
import type { MailContext } from './load-mail-context.ts';
import { datePlate, ownTimeText } from '#server/platform/mails/date-time-text.ts';
import type { Site } from '#server/platform/mails/mail-writer.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';

/** A mail to a guest about a scheduled night: date, place if they may know it, games, buttons and calendar file. */
export function nightMail(copy: MailCopy, context: MailContext, site: Site): Mail {
  const { event, guest, hostName, link, stopUrl, replyTo } = context;
  const content: MailContent = {
    ...layoutOf(copy, context, site.now),
    ...senderOf(context, site),
    footer: t(
      'You can change your answer at any time. No account needed. Sent by Rollcall because {host} has you on the list of this night.',
      { host: withinSentence(hostName) },
    ),
    stop: { label: stopMailsText(hostName), href: stopUrl },
  };
  const method = calendarMethod(copy, context);
  const calendar =
    method &&
    calendarFile({
      method,
      night: { ...event, description: calendarText(context), location: placeOf(context) },
      origin: site.origin,
      organizer: { name: hostName, email: site.address },
      status: guest.status,
      url: link,
      now: site.now,
    });
  return {
    to: guest.email,
    subject: oneLine(copy.subject),
    ...layOutMail(content),
    notice: { text: copy.preheader, url: link, by: copy.known ?? (findsDate(context) ? null : event.date) },
    fromName: `${atSentenceStart(hostName)} (Rollcall)`,
    ...(replyTo !== null && { replyTo }),
    unsubscribeUrl: stopUrl,
    ...(method && calendar && { calendar: { method, content: calendar } }),
  };
}

/** An entry that a guest's 'No' removed does not come back with other news. */
function calendarMethod({ calendar }: MailCopy, context: MailContext): MailCopy['calendar'] {
  if (findsDate(context)) return null;
  return context.guest.status === 'declined' && calendar === 'PUBLISH' ? null : calendar;
}

function layoutOf(copy: MailCopy, context: MailContext, now: Date): Omit<MailContent, 'footer'> {
  const { event, guest, link, games } = context;
  const {
    preheader,
    lead,
    heading,
    message,
    paragraphs,
    asks,
    action,
    anchor = '',
    change,
    showsGames,
    statusBlock,
    calendar,
  } = copy;
  const at = copy.isAskedAgain ? QUESTION : '';
  const { description, customMessage } = event;
  const isOff = calendar === 'CANCEL';
  const rows = games.map(({ title, players, duration, category }) => ({
    text: title,
    detail: gameSummary({ players, duration }),
    markColor: INKS[category][0]?.[2],
  }));
  const onTable = { heading: event.votesClosedAt === null ? t('On the table') : t('The plan'), rows };
  return {
    preheader,
    ...(lead !== undefined && { lead }),
    heading,
    ...(message !== undefined && { message }),
    stripColor: event.bannerColor,
    plate: plateOf(copy, context, now),
    ...(statusBlock && { statusBlock }),
    note: isOff || !seesPlace(event, guest) ? null : customMessage,
    ...(copy.showsDescription && { description }),
    paragraphs,
    ...(asks !== undefined && { answers: findsDate(context) ? dateAnswersOf(asks, link) : answersOf(asks, link, at) }),
    lists: [...(copy.lists ?? []), ...(showsGames && rows.length > 0 ? [onTable] : [])],
    ...(action !== undefined && actionsOf(action, change, link, anchor)),
  };
}

/** Where the guest's page asks for an answer. */
const QUESTION = '#answer-title';

/** One button, or two beside each other; both lead to the guest's page. */
function actionsOf(
  action: string,
  change: string | undefined,
  href: string,
  anchor: string,
): Pick<MailContent, 'action' | 'answers'> {
  if (change === undefined) return { action: { label: action, href: href + anchor } };
  return {
    answers: {
      heading: null,
      links: [
        { sign: null, label: action, href },
        { sign: null, label: change, href: href + QUESTION },
      ],
    },
  };
}

/** The date, or how many there are to choose from. */
function plateOf({ calendar, isSet }: MailCopy, context: MailContext, now: Date): DatePlate {
  const { event, reader } = context;
  if (findsDate(context)) return openPlate(context.dates, context, placeOf(context), now);
  if (isSet) return setPlate(context, placeOf(context), noPlaceTexts(context));
  if (calendar === 'CANCEL') return datePlate(event, reader, null);
  const lines = [...noPlaceTexts(context), ...capacityTexts(event.maxAttendees)];
  return datePlate(event, reader, placeOf(context), lines);
}

/** A button preselects one answer for all dates; opening a link changes nothing. */
const dateAnswersOf = (heading: string, link: string): MailAnswers => ({
  heading,
  links: [
    { sign: null, label: t('Answer the Dates'), href: link },
    { sign: '&#10003;', label: t('Any of them'), href: `${link}?all=yes` },
    { sign: '&#10005;', label: t('None of them'), href: `${link}?all=no` },
  ],
});

/** An organization's mails start with its name and logo. */
function senderOf({ organization }: MailContext, { origin }: Site): Pick<MailContent, 'sender'> {
  if (organization === null) return {};
  const { name, logo } = organization;
  return { sender: { name, logoUrl: logo === null ? null : origin + logo } };
}

/**
 * A button preselects an answer on the guest's page, where one press submits it. Opening a link changes nothing.
 * @param at the place on the page that it opens
 */
const answersOf = (heading: string, link: string, at: string): MailAnswers => ({
  heading,
  links: [
    { sign: '&#10003;', label: t('Accept'), href: `${link}?a=accepted${at}` },
    { sign: '&#9680;', label: t('Maybe Later'), href: `${link}?a=maybe${at}` },
    { sign: '&#10005;', label: t('Decline'), href: `${link}?a=declined${at}` },
  ],
});

const placeOf = ({ event, guest }: MailContext): string | null => (seesPlace(event, guest) ? event.location : null);

function noPlaceTexts(context: MailContext): string[] {
  if (context.event.location === null) return [t('The place is not settled yet')];
  return placeOf(context) === null ? [t('You see the place once you are in')] : [];
}

const capacityTexts = (seats: number | null): string[] =>
  seats === null ? [] : [t('Up to {seats} at the table', { seats })];

/** The description in a guest's calendar. Instructions are included only with the place. */
export const calendarText = ({
  event,
  guest,
  reader,
  link,
}: Pick<MailContext, 'event' | 'guest' | 'reader' | 'link'>) =>
  [
    ownTimeText(event.date, event.timeZone, reader),
    seesPlace(event, guest) ? event.customMessage : null,
    event.description,
    t('Your answer: {link}', { link }),
  ]
    .filter(Boolean)
    .join('\n\n');
