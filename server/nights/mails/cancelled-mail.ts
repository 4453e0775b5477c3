import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { atSentenceStart, stopMailsText, withinSentence } from '../host-name.ts';
import { t } from '../words/words.ts';
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
  const fullTitle = isWithoutDate ? title : `${shortMoment(date, timeZone, hourCycle, site.now)} · ${title}`;
  const headingOf = (night: string) =>
    reason === 'removed' ? t('You are no longer on the list: {night}', { night }) : t('Cancelled: {night}', { night });
  const host = withinSentence(hostName);
  const text = whyText(payload, when, host);
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
    subject: oneLine(headingOf(fullTitle)),
    ...(link !== undefined && { notice: { text, url: link, by: isWithoutDate ? null : date } }),
    ...layOutMail({
      preheader: isWithoutDate ? t('{title} does not take place.', { title }) : when,
      heading: headingOf(title),
      note: payload.words,
      paragraphs: [
        text,
        ...(own === null ? [] : [own]),
        ...(hostEmail === null ? [] : [t('Questions? Answer this mail; it goes to the host.')]),
      ],
      footer: t('Sent by Rollcall because {host} had you on the list of this night.', { host }),
      stop: { label: stopMailsText(hostName), href: stopUrl },
    }),
    fromName: `${atSentenceStart(hostName)} (Rollcall)`,
    ...(hostEmail !== null && { replyTo: hostEmail }),
    unsubscribeUrl: stopUrl,
    ...(!isWithoutDate && { calendar: { method: 'CANCEL', content } }),
  };
}

/** @param when the date in words @param host their name within a sentence */
function whyText({ title, reason, isWithoutDate }: CancelPayload, when: string, host: string): string {
  if (reason === 'removed')
    return isWithoutDate
      ? t('{title}: {host} took you off the list. Your link does not open any more.', { title, host })
      : t('{title}, {when}: {host} took you off the list. Your link does not open any more.', { title, when, host });
  return isWithoutDate
    ? t(
        '{title} does not take place, and no date will be set: {host} cancelled it. There is nothing that you need to do.',
        { title, host },
      )
    : t('{title} does not take place on {when}: {host} cancelled it. There is nothing that you need to do.', {
        title,
        when,
        host,
      });
}
