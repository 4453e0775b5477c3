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
import { hostOf, withinSentence } from '../host-name.ts';
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
  const host = withinSentence(hostName);
  const { subject, ...words } = known
    ? knownGuestCopy(event, known, now)
    : dates
      ? dateChoiceCopy(event.title)
      : newcomerCopy(event);
  const hosted = `Hosted by ${hostName}`;
  const when = shortMoment(event.date, event.timeZone, reader.hourCycle, now);
  return {
    to,
    ...layOutMail({
      ...words,
      stripColor: event.bannerColor,
      plate: dates ? datesPlate(dates, event, [hosted], now) : datePlate(event, reader, null, [hosted]),
      action: {
        label: known ? 'Open your page' : dates ? 'Confirm your answers' : 'Confirm that you come',
        href: link,
      },
      footer: `Sent by Rollcall because this address was typed on the page of a night that ${host} hosts. If that was not you, ignore this mail.`,
      stop: { label: `Stop mails from ${host}`, href: stopUrl },
    }),
    subject: oneLine(`${subject}: ${dates ? '' : `${when} · `}${event.title}`),
    fromName: `${hostName} (Rollcall)`,
    unsubscribeUrl: stopUrl,
  };
}

const newcomerCopy = ({ title, requiresApproval }: EventRow) => ({
  subject: 'Please confirm',
  preheader: requiresApproval
    ? 'Confirm your address, and the host is asked to let you in.'
    : 'Confirm your address, and your answer counts.',
  heading: `Do you come to ${title}?`,
  paragraphs: [
    'This address was typed on the page of this night. Confirm that it is yours and that you come. Until then no seat is held for you.',
  ],
});

const dateChoiceCopy = (title: string) => ({
  subject: 'Please confirm',
  preheader: 'Confirm your address, and your answers count.',
  heading: `Your answers for ${title}`,
  paragraphs: [
    'This address was typed on the page of this night, which has no date yet. Confirm that it is yours. Until then the answers do not count.',
  ],
});

/** Number of dates to choose from. */
const datesPlate = (dates: readonly Date[], event: EventRow, lines: readonly string[], now: Date): DatePlate => {
  const day = (date: Date | undefined) => shortDay(date ?? event.date, event.timeZone, now);
  return {
    isOpen: true,
    weekday: 'one of',
    day: String(dates.length),
    month: 'dates',
    strong: [`${day(dates[0])} to ${day(dates.at(-1))}`],
    lines,
  };
};

function knownGuestCopy(event: EventRow, known: KnownGuest, now: Date) {
  const statusText = statusTextOf(event, known, now);
  return {
    subject: statusText.slice(0, -1),
    preheader: statusText,
    heading: 'You are on the list already',
    paragraphs: [
      `${statusText} Your address was typed on the page of ${event.title}; nothing has changed. Your page always shows your current answer, and you can change it there.`,
    ],
  };
}

/** An attendee's status in one sentence. */
function statusTextOf(event: EventRow, { guest, waitlistPlace }: KnownGuest, now: Date): string {
  switch (guestStatusOf(event, guest, now)) {
    case 'waitlisted':
      return waitlistPlace === null ? 'You are on the waitlist.' : `You are number ${waitlistPlace} on the waitlist.`;
    case 'seat_offered':
      return 'There is room for you.';
    case 'accepted':
      return 'You are in.';
    case 'maybe':
      return 'You said maybe.';
    case 'declined':
      return 'You said no.';
    case 'awaits_approval':
      return 'Your answer is with the host.';
    default:
      return 'You are invited.';
  }
}
