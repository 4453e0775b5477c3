import * as z from 'zod';
import { isOver } from '#shared/time/event-end.ts';
import { guestStatusOf } from '../rules/guest-status.ts';
import { waitlistPlaces } from '#shared/nights/seats.ts';
import type { Database } from '#server/platform/database/database.ts';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { type AttendeeRow, attendeesOf, isOptOutKept } from '../attendees-store.ts';
import type { EventRow } from '../events-store.ts';
import { optionsOf } from '../date-polls/poll-store.ts';
import type { DatePlate } from '#server/platform/mails/mail-blocks.ts';
import { guestLinks } from '../guest-link.ts';
import { atSentenceStart, hostOf, stopMailsText, withinSentence } from '../host-name.ts';
import { t } from '../words/words.ts';
import { makeLink, type MailContexts } from './load-mail-context.ts';
import type { MailRow } from '#server/platform/mails/mail-writer.ts';
import { datePlate, type Reader, shortDay, shortMoment } from '#server/platform/mails/date-time-text.ts';
import { findRequestById } from '../request-store.ts';

const payload = z.object({ requestId: z.int() });

/**
 * The mail of a row of kind `join_confirmation`: asks the owner of an address entered on a night's page to confirm, or
 * sends an attendee their status with their own link. Other input is not included, because anybody may have entered it.
 * Null if the request is gone, the night cancelled or over, or the reader its host.
 */
export async function writeJoinMail(
  db: Database,
  row: MailRow,
  contexts: Pick<MailContexts, 'stopUrl'>,
  site: { origin: string; now: Date },
): Promise<Mail | null> {
  const found = await findRequestById(db, payload.parse(row.payload).requestId);
  if (!found || found.event.status === 'cancelled' || isOver(found.event, site.now)) return null;
  const { event, request } = found;
  const links = await guestLinks(db, site.origin);
  const list = await attendeesOf(db, event.id);
  const known = list.find(({ email }) => email.toLowerCase() === request.email);
  if (known?.isHost || known?.mutedAt || (await isOptOutKept(db, event.id, request.email))) return null;
  const seed = known ? (known.linkSeed ?? (await makeLink(db, links, known.id))) : request.linkSeed;
  if (seed === null) return null;
  const hourCycle = known?.hourCycle ?? list.find(({ isHost }) => isHost)?.hourCycle ?? 'h23';
  return joinMail(row.to, {
    event,
    hostName: (await hostOf(db, event.userId)).name,
    reader: { hourCycle, timeZone: known?.timeZone ?? null },
    known: known ? { guest: known, waitlistPlace: waitlistPlaces(list).get(known.id) ?? null } : null,
    dates: event.status === 'finding_date' ? (await optionsOf(db, event.id)).map(({ startsAt }) => startsAt) : null,
    link: links.linkUrl(seed),
    stopUrl: contexts.stopUrl(row, known ? seed : undefined),
    now: site.now,
  });
}

interface JoinContext {
  event: EventRow;
  hostName: string;
  reader: Reader;
  /** The attendee with the address, if any. */
  known: KnownGuest | null;
  /** The dates to choose from; null for a night that has its date. */
  dates: readonly Date[] | null;
  link: string;
  stopUrl: string;
  now: Date;
}

interface KnownGuest {
  guest: AttendeeRow;
  waitlistPlace: number | null;
}

/** Asks the owner of an address to confirm, or sends them their status. */
export function joinMail(to: string, { event, hostName, reader, known, dates, link, stopUrl, now }: JoinContext): Mail {
  const { subject: heading, ...words } = known
    ? knownGuestCopy(event, known, now)
    : dates
      ? dateChoiceCopy(event.title)
      : newcomerCopy(event);
  const hosted = t('Hosted by {host}', { host: atSentenceStart(hostName) });
  const when = shortMoment(event.date, event.timeZone, reader.hourCycle, now);
  return {
    to,
    ...layOutMail({
      ...words,
      stripColor: event.bannerColor,
      plate: dates ? datesPlate(dates, event, [hosted], now) : datePlate(event, reader, null, [hosted]),
      action: {
        label: known ? t('Open your page') : dates ? t('Confirm your answers') : t('Confirm that you come'),
        href: link,
      },
      footer: t(
        'Sent by Rollcall because this address was typed on the page of a night that {host} hosts. If that was not you, ignore this mail.',
        { host: withinSentence(hostName) },
      ),
      stop: { label: stopMailsText(hostName), href: stopUrl },
    }),
    subject: oneLine(t('{heading}: {night}', { heading, night: dates ? event.title : `${when} · ${event.title}` })),
    fromName: `${atSentenceStart(hostName)} (Rollcall)`,
    unsubscribeUrl: stopUrl,
  };
}

const newcomerCopy = ({ title, requiresApproval }: EventRow) => ({
  subject: t('Please confirm'),
  preheader: requiresApproval
    ? t('Confirm your address, and the host is asked to let you in.')
    : t('Confirm your address, and your answer counts.'),
  heading: t('Do you come to {title}?', { title }),
  paragraphs: [
    t(
      'This address was typed on the page of this night. Confirm that it is yours and that you come. Until then no seat is held for you.',
    ),
  ],
});

const dateChoiceCopy = (title: string) => ({
  subject: t('Please confirm'),
  preheader: t('Confirm your address, and your answers count.'),
  heading: t('Your answers for {title}', { title }),
  paragraphs: [
    t(
      'This address was typed on the page of this night, which has no date yet. Confirm that it is yours. Until then the answers do not count.',
    ),
  ],
});

/** Number of dates to choose from. */
const datesPlate = (dates: readonly Date[], event: EventRow, lines: readonly string[], now: Date): DatePlate => {
  const day = (date: Date | undefined) => shortDay(date ?? event.date, event.timeZone, now);
  return {
    isOpen: true,
    weekday: t('one of'),
    day: String(dates.length),
    month: t('dates'),
    strong: [t('{first} to {last}', { first: day(dates[0]), last: day(dates.at(-1)) })],
    lines,
  };
};

function knownGuestCopy(event: EventRow, known: KnownGuest, now: Date) {
  const status = statusTextOf(event, known, now);
  return {
    subject: status.replace(/\.$/, ''),
    preheader: status,
    heading: t('You are on the list already'),
    paragraphs: [
      t(
        '{status} Your address was typed on the page of {title}; nothing has changed. Your page always shows your current answer, and you can change it there.',
        { status, title: event.title },
      ),
    ],
  };
}

/** An attendee's status in one sentence. */
function statusTextOf(event: EventRow, { guest, waitlistPlace }: KnownGuest, now: Date): string {
  switch (guestStatusOf(event, guest, now)) {
    case 'waitlisted':
      return waitlistPlace === null
        ? t('You are on the waitlist.')
        : t('You are number {place} on the waitlist.', { place: waitlistPlace });
    case 'seat_offered':
      return t('There is room for you.');
    case 'accepted':
      return t('You are in.');
    case 'maybe':
      return t('You said maybe.');
    case 'declined':
      return t('You said no.');
    case 'awaits_approval':
      return t('Your answer is with the host.');
    default:
      return t('You are invited.');
  }
}
