import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { datePlate } from '#server/platform/mails/date-time-text.ts';
import type { Site } from '#server/platform/mails/mail-writer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import type { AttendeeRow } from '../attendees-store.ts';
import { t } from '../words/words.ts';
import { statusText } from './digest-mail.ts';
import { nightOf } from './guest-mail-copy.ts';
import type { MailContext } from './load-mail-context.ts';

/** Reminds a host of their night a day before, with who comes and who is silent. They are told on a device, and never by mail. */
export function hostReminderMail(
  to: string,
  context: MailContext,
  list: readonly AttendeeRow[],
  { origin, now }: Site,
): Mail {
  const { event, reader } = context;
  const href = `${origin}/game-nights/${event.id}`;
  const preheader = statusText(event.maxAttendees, list);
  return {
    to,
    subject: oneLine(t('Soon: {night}', { night: nightOf(context, now) })),
    notice: { text: preheader, url: href, by: event.date, isOnly: true },
    ...layOutMail({
      preheader,
      lead: t('It is nearly time.'),
      heading: event.title,
      stripColor: event.bannerColor,
      plate: datePlate(event, reader, event.location),
      paragraphs: [preheader],
      action: { label: t('See the Night'), href },
      footer: t('Sent by Rollcall because you host this night, and chose to be told of it the day before.'),
    }),
  };
}
