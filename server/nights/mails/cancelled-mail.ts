import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { withinSentence } from '../host-name.ts';
import { calendarFile } from './calendar-file.ts';
import type { CancelPayload } from './payloads.ts';
import { fullMoment, ownTimeText, shortMoment } from '#server/platform/mails/date-time-text.ts';
import type { Site } from '#server/platform/mails/mail-writer.ts';

/**
 * The mail to a guest when a night is cancelled or they were removed; its file removes the night from their calendar. Uses the
 * payload only, because event and guest may be deleted.
 */
export function cancelledMail(
  to: string,
  { hostName, stopUrl, link }: { hostName: string; stopUrl: string; link?: string | undefined },
  payload: CancelPayload,
  site: Site,
): Mail {
  const { title, date, timeZone, reason, hostEmail, isWithoutDate } = payload;
  const hourCycle = payload.clock ?? 'h23';
  const when = fullMoment(date, timeZone, hourCycle);
  const own = isWithoutDate ? null : ownTimeText(date, timeZone, { hourCycle, timeZone: payload.readerZone ?? null });
  const night = isWithoutDate ? title : `${shortMoment(date, timeZone, hourCycle, site.now)} · ${title}`;
  const isRemoved = reason === 'removed';
  const heading = isRemoved ? `You are no longer on the list: ${title}` : `Cancelled: ${title}`;
  const text = isRemoved
    ? `${title}${isWithoutDate ? '' : `, ${when}`}: ${withinSentence(hostName)} took you off the list. Your link does not open any more.`
    : `${title} does not take place${isWithoutDate ? ', and no date will be set' : ` on ${when}`}: ${withinSentence(hostName)} cancelled it. There is nothing that you need to do.`;
  const content = calendarFile({
    method: 'CANCEL',
    night: { ...payload, description: null },
    origin: site.origin,
    organizer: { name: hostName, email: site.address },
    status: 'declined',
    url: null,
    now: site.now,
  });
  return {
    to,
    subject: oneLine(`${isRemoved ? 'You are no longer on the list' : 'Cancelled'}: ${night}`),
    ...(link !== undefined && { notice: { text, url: link, by: isWithoutDate ? null : date } }),
    ...layOutMail({
      preheader: isWithoutDate ? `${title} does not take place.` : when,
      heading,
      note: payload.words,
      paragraphs: [
        text,
        ...(own === null ? [] : [own]),
        ...(hostEmail === null ? [] : ['Questions? Answer this mail; it goes to the host.']),
      ],
      footer: `Sent by Rollcall because ${withinSentence(hostName)} had you on the list of this night.`,
      stop: { label: `Stop mails from ${withinSentence(hostName)}`, href: stopUrl },
    }),
    fromName: `${hostName} (Rollcall)`,
    ...(hostEmail !== null && { replyTo: hostEmail }),
    unsubscribeUrl: stopUrl,
    ...(!isWithoutDate && { calendar: { method: 'CANCEL', content } }),
  };
}
