import type { DateOption } from '#shared/nights/date-polls/date-polls-contract.ts';
import { called, changesText, hasGuestAnswer, namesOf, optionDay } from './poll-text.ts';
import { isLeader, type PollContext } from './poll-context.ts';
import { t } from '#client/nights/words/words.ts';

/** The effects of setting a date on attendees, in sentences. */
export interface OutcomeText {
  coming: string[];
  /** Sentence about attendees without a seat, else about those with one; null if neither applies. */
  more: string | null;
  asked: string[];
  silent: string | null;
  loses: string[];
  /** The effects of choosing another date. */
  compared: string | null;
  note: string;
}

export function outcomeText(option: DateOption, context: PollContext, locale?: string): OutcomeText {
  const { event, poll, names, mailed } = context;
  const { seated, inLine, awaitsApproval, maybe, declined, asked, silent } = option.outcome;
  const waiting = namesOf(inLine, names);
  const unseated = namesOf(awaitsApproval, names);
  return {
    coming: namesOf(seated, names),
    more:
      [
        waiting.length > 0 &&
          t('{who, select, one {{names} waits for a seat} other {{names} wait for a seat}}', called(waiting)),
        unseated.length > 0 &&
          t(
            '{who, select, one {{names} waits for you to let them in} other {{names} wait for you to let them in}}',
            called(unseated),
          ),
      ]
        .filter(Boolean)
        .join('. ') ||
      (seated.some((id) => mailed.has(id)) ? t('Guests get a mail with the date and a calendar file') : null),
    asked: namesOf(maybe, names),
    silent: quietText({ asked, silent }, context),
    loses: namesOf(declined, names),
    compared: comparison(option, { event, poll, names }, locale),
    note: mailsText(
      mailed.size,
      poll.attendees.some((one) => !one.isHost && one.invitedAt !== null) || hasGuestAnswer(poll),
    ),
  };
}

/** The effect on attendees without an answer to a date: only those invited before get a mail. */
function quietText(
  { asked, silent }: Pick<DateOption['outcome'], 'asked' | 'silent'>,
  { poll, names, mailed }: Pick<PollContext, 'poll' | 'names' | 'mailed'>,
): string | null {
  const invited = new Set(poll.attendees.flatMap(({ id, invitedAt }) => (invitedAt === null ? [] : [id])));
  const again = namesOf(
    asked.filter((id) => mailed.has(id)),
    names,
  );
  const ordinary = namesOf(
    silent.filter((id) => mailed.has(id)),
    names,
  );
  const unasked = namesOf(
    silent.filter((id) => !mailed.has(id) && !invited.has(id)),
    names,
  );
  const unreached = namesOf(
    [...asked, ...silent.filter((id) => invited.has(id))].filter((id) => !mailed.has(id)),
    names,
  );
  return (
    [
      again.length > 0 &&
        t('{who, select, one {{names} is asked about it} other {{names} are asked about it}}', called(again, 4)),
      ordinary.length > 0 &&
        t(
          '{who, select, one {{names} gets the ordinary invitation} other {{names} get the ordinary invitation}}',
          called(ordinary, 4),
        ),
      unasked.length > 0 &&
        t('{who, select, one {{names} is not asked yet} other {{names} are not asked yet}}', called(unasked, 4)),
      unreached.length > 0 &&
        t('{who, select, one {{names} gets no mail} other {{names} get no mail}}', called(unreached, 4)),
    ]
      .filter(Boolean)
      .join('. ') || null
  );
}

/** The leader is compared with the runner-up, every other date with the leader. */
function comparison(
  option: DateOption,
  { event, poll, names }: Pick<PollContext, 'event' | 'poll' | 'names'>,
  locale?: string,
) {
  const other = isLeader(poll, option) ? poll.options.find(({ rank }) => rank === 2) : option;
  if (!other || poll.leader === null || !hasGuestAnswer(poll) || isLeader(poll, other)) return null;
  const leader = poll.options.find((one) => isLeader(poll, one));
  const changes = changesText(other, names);
  if (changes === null) return null;
  return other === option && leader
    ? t('Compared with {day}, {changes}', { day: optionDay(leader, event.timeZone, locale), changes })
    : t('On {day}, {changes}', { day: optionDay(other, event.timeZone, locale), changes });
}

const mailsText = (mails: number, isAsked: boolean): string =>
  mails === 0
    ? isAsked
      ? t('No mails')
      : t('Nobody has been asked yet')
    : t('{count, plural, one {# mail} other {# mails}}, 10 seconds to undo', { count: mails });
