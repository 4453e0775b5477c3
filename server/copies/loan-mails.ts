import { withFullStop } from '#shared/text/with-full-stop.ts';
import type { LoanDirection } from '#shared/enums.ts';
import { longDay } from '#shared/time/day-text.ts';
import { locale } from '#server/platform/words/language.ts';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { t } from './words/words.ts';

interface LoanOfMail {
  title: string;
  direction: LoanDirection;
  personName: string;
  since: string;
  until: string | null;
}

/** Games that a mail names; a collection of 20,000 must not become a mail. */
const MAX_NAMED = 20;

/** The first loans as rows of a list, with the number of the others. */
function namedRows<L>(loans: readonly L[], row: (loan: L) => { text: string; detail: string }) {
  const others = loans.length - MAX_NAMED;
  return [
    ...loans.slice(0, MAX_NAMED).map(row),
    ...(others > 0
      ? [{ text: t('{others, plural, one {and # more game} other {and # more games}}', { others }), detail: '' }]
      : []),
  ];
}

const dueText = (until: string | null, today: string) => (until === null ? '' : longDay(until, today, locale()));

/** The mail to an owner about overdue games, lent and borrowed. @param today YYYY-MM-DD of the owner */
export function overdueMail(
  to: string,
  loans: readonly LoanOfMail[],
  links: { lent: string; stop: string },
  today: string,
): Mail {
  const [first] = loans;
  const subject =
    loans.length > 1 || !first
      ? t('{count} games are overdue', { count: loans.length })
      : first.direction === 'lent'
        ? t('{title} should be back from {name}', { title: first.title, name: first.personName })
        : t('{title} should go back to {name}', { title: first.title, name: first.personName });
  const preheader = t('Press "It Is Back" if it is.');
  return {
    to,
    subject: oneLine(subject),
    notice: { text: preheader, url: links.lent, by: null },
    ...layOutMail({
      preheader,
      lead: t('{count, plural, one {A game is overdue.} other {# games are overdue.}}', { count: loans.length }),
      heading: subject,
      paragraphs: [
        t(
          'Is it back already? Then say so, and it is on your shelf again: Magic Picker and your evening plans leave lent games out.',
        ),
      ],
      lists: [
        {
          heading: t('Overdue'),
          rows: namedRows(loans, ({ title, direction, personName, until }) => ({
            text: title,
            detail:
              direction === 'lent'
                ? t('With {name}, due {day}', { name: personName, day: dueText(until, today) })
                : t('From {name}, due {day}', { name: personName, day: dueText(until, today) }),
          })),
        },
      ],
      action: { label: t('See What Is Lent'), href: links.lent },
      footer: t('Sent by Rollcall at most once a week for a game, because you asked to be reminded.'),
      stop: { label: t('Stop reminding me of these'), href: links.stop },
    }),
    unsubscribeUrl: `${links.stop}/stop`,
  };
}

/** Asks a borrower for games, once. @param today YYYY-MM-DD of the owner */
export function dueMail(
  to: string,
  loans: readonly LoanOfMail[],
  owner: { name: string | null; email: string | null; stop: string },
  today: string,
): Mail {
  const name = owner.name ?? t('A friend');
  const [first] = loans;
  const count = loans.length;
  const isOne = count === 1 && first;
  const subject = isOne
    ? t('{name} would like {title} back', { name, title: first.title })
    : t('{name} would like {count} games back', { name, count });
  return {
    to,
    subject: oneLine(subject),
    ...layOutMail({
      preheader: isOne ? t('It is due on {day}.', { day: dueText(first.until, today) }) : t('They are due.'),
      heading: subject,
      paragraphs: [
        withFullStop(
          t(
            '{borrower}, this is a reminder that {name} asked Rollcall to send once. To agree on another day, answer this mail: it goes to {name}',
            {
              borrower: first?.personName ?? t('Hello'),
              name,
            },
          ),
        ),
      ],
      lists: [
        {
          heading: isOne ? t('The game') : t('The games'),
          rows: namedRows(loans, ({ title, since, until }) => ({
            text: title,
            detail: t('Lent on {since}, due on {until}', {
              since: longDay(since, today, locale()),
              until: dueText(until, today),
            }),
          })),
        },
      ],
      footer: t(
        'Sent by Rollcall because {name} wrote down that you have this. If you do not know them, you can ignore this mail.',
        { name },
      ),
      stop: { label: t('Stop mails from {name}', { name }), href: owner.stop },
    }),
    fromName: `${name} (Rollcall)`,
    ...(owner.email !== null && { replyTo: owner.email }),
    unsubscribeUrl: `${owner.stop}/stop`,
  };
}
