import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import type { MailContext } from '../mails/load-mail-context.ts';
import type { Site } from '#server/platform/mails/mail-writer.ts';
import { dayFor, momentFor, setPlate } from './date-lines.ts';
import { t } from '../words/words.ts';
import { setItselfPayload } from './mail-payloads.ts';

/** The mail to the host when the date was set automatically at the deadline. Null if it is open again. */
export function dateSetAutomaticallyMail(
  row: { to: string; payload: object },
  context: MailContext,
  { origin, now }: Site,
): Mail | null {
  const { event } = context;
  if (event.status === 'finding_date') return null;
  const { yes, ifNeedBe } = setItselfPayload.parse(row.payload);
  const href = `${origin}/game-nights/${event.id}`;
  const preheader = t('The date was set automatically, and your guests are told.');
  return {
    to: row.to,
    subject: oneLine(`${momentFor(event.date, context, now)} · ${event.title}`),
    notice: { text: preheader, url: href, by: event.date },
    ...layOutMail({
      preheader,
      lead: t('The time to answer is over.'),
      heading: t('It is {day}', { day: dayFor(event.date, context) }),
      stripColor: event.bannerColor,
      plate: setPlate(context, event.location, []),
      paragraphs: [
        ifNeedBe > 0
          ? t(
              'Most people can come to {title} on this date: with you {yes, plural, one {# comes} other {# come}}, and {maybe, plural, one {# who said if need be is asked again} other {# who said if need be are asked again}}. Everybody who answered is told the date.',
              { title: event.title, yes, maybe: ifNeedBe },
            )
          : t(
              'Most people can come to {title} on this date: with you {yes, plural, one {# comes} other {# come}}. Everybody who answered is told the date.',
              { title: event.title, yes },
            ),
      ],
      action: { label: t('See the Night'), href },
      footer: t('Sent by Rollcall because you host this night.'),
    }),
  };
}
