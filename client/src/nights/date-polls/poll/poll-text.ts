import { readersLocale, weekdayAndDayText } from '#client/lib/reader-time.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { DateOption, DatePoll, DatePollAttendee } from '#shared/nights/date-polls/date-polls-contract.ts';
import type { DateAnswer } from '#shared/enums.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { t } from '#client/nights/words/words.ts';
import { listText } from '#shared/text/list-text.ts';

/** The words of the answers; null is silence. */
export const ANSWER_TEXTS: Record<DateAnswer | 'silent', string> = {
  yes: t('Yes'),
  if_need_be: t('If need be'),
  no: t('No'),
  silent: t('No answer'),
};

/** The same within a sentence. */
export const SPOKEN_ANSWERS: Record<DateAnswer | 'silent', string> = {
  yes: t('yes'),
  if_need_be: t('if need be'),
  no: t('no'),
  silent: t('no answer'),
};

/** From this many people on, columns fold into counts. */
export const MAX_COLUMNS = 12;

/** Names by attendee. The reader is 'You', if they are the host themselves. */
export type Names = ReadonlyMap<number, string>;

const YOU = t('You');

export const namesIn = (poll: Pick<DatePoll, 'attendees'>, hostId: number | null): Names =>
  new Map(poll.attendees.map(({ id, name }) => [id, id === hostId ? YOU : name]));

/** The names of attendees, 'You' first. */
export function namesOf(ids: readonly number[], names: Names): string[] {
  const called = ids.flatMap((id) => names.get(id) ?? []);
  return called.includes(YOU) ? [YOU, ...called.filter((name) => name !== YOU)] : called;
}

/** 'You, Priya and Tom', or 'You, Priya, Tom, Elif and 3 others'. */
export function listNames(names: readonly string[], most = 6): string {
  if (names.length <= most) return listText(names);
  const count = names.length - most + 1;
  return listText([...names.slice(0, most - 1), t('{count, plural, one {# other} other {# others}}', { count })]);
}

/** Who a sentence is about, for its verb. English has one form for 'you' and for several. */
export const whoOf = (names: readonly string[]): 'you' | 'youToo' | 'one' | 'other' => {
  if (names[0] === YOU) return names.length > 1 ? 'youToo' : 'you';
  return names.length > 1 ? 'other' : 'one';
};

/** The values of a sentence about people. @param names of at least one; more than `most` are counted */
export const called = (names: readonly string[], most?: number) => ({
  who: whoOf(names),
  names: listNames(names, most),
});

/** 'Fri 4 Dec'. */
export const optionDay = ({ startsAt }: Pick<DateOption, 'startsAt'>, timeZone: string, locale = readersLocale()) =>
  weekdayAndDayText(startsAt, timeZone, false, locale);

/** '3 yes, 1 if need be'; with the number of people where it differs: '3 yes, 1 if need be, 5 to 6 people'. */
export function countsText({ yes, ifNeedBe, heads }: Pick<DateOption, 'yes' | 'ifNeedBe' | 'heads'>): string {
  const { surely, atMost } = heads;
  const counts = [t('{count} yes', { count: yes }), ifNeedBe > 0 && t('{count} if need be', { count: ifNeedBe })];
  if (surely !== yes || atMost !== yes + ifNeedBe)
    counts.push(
      surely === atMost
        ? t('{count, plural, one {# person} other {# people}}', { count: surely })
        : t('{from} to {count, plural, one {# person} other {# people}}', { from: surely, count: atMost }),
    );
  return counts.filter(Boolean).join(', ');
}

type Lost = DateOption['lost'][number];

const LOST_WHY: Record<Lost['why'], (lost: Lost) => string> = {
  not_brought: ({ title, who }) =>
    who === null ? t('{title} (its owner is away)', { title }) : t('{title} ({who} would bring it)', { title, who }),
  lent: ({ title }) => t('{title} (it is lent)', { title }),
  too_few: ({ title }) => t('{title} (too few people)', { title }),
  too_many: ({ title }) => t('{title} (too many people)', { title }),
};

/** 'Not possible: Heat (Priya would bring it)'; two are named with their reasons, more only by title. */
export function lostText(lost: DateOption['lost']): string {
  if (lost.length === 0) return t('All games are possible');
  const games =
    lost.length > 2
      ? listNames(
          lost.map(({ title }) => title),
          4,
        )
      : lost.map((one) => LOST_WHY[one.why](one)).join(', ');
  return t('Not possible: {games}', { games });
}

/** 'Jonas can come, Elif cannot come': the difference that another date makes; null without one. */
export function changesText(option: Pick<DateOption, 'gains' | 'loses'>, names: Names): string | null {
  const [gains, loses] = [namesOf(option.gains, names), namesOf(option.loses, names)];
  const parts = [
    gains.length > 0 && t('{who, select, other {{names} can come}}', called(gains, 4)),
    loses.length > 0 && t('{who, select, other {{names} cannot come}}', called(loses, 4)),
  ];
  return parts.filter(Boolean).join(', ') || null;
}

/** Guests who count: not those who wait to be let in. */
export const guestsOf = (poll: DatePoll): DatePollAttendee[] =>
  poll.attendees.filter(({ isHost, awaitsApproval }) => !isHost && !awaitsApproval);

export const hasAnswered = ({ answers }: Pick<DatePollAttendee, 'answers'>): boolean =>
  answers.some((answer) => answer !== null);

/**
 * Guests who get a mail when a date is set: they have an address, want mails, and were asked or answered. Once it is set, an
 * answer is known by its moment.
 */
export function mailedGuests(list: readonly Attendee[]): Set<number> {
  const mailed = list.filter(
    ({ isHost, muted, email, invitedAt, answeredDates, respondedAt }) =>
      !isHost && !muted && canBeWrittenTo(email) && (invitedAt !== null || answeredDates || respondedAt !== null),
  );
  return new Set(mailed.map(({ id }) => id));
}

/** Why a date leads, with the dates that are level with it; '' if none leads. */
export function leaderText(poll: DatePoll, timeZone: string, locale?: string): string {
  if (!hasGuestAnswer(poll)) return t('Nobody has answered yet.');
  const { leader, options } = poll;
  const best = options.find(({ id }) => id === leader?.optionId);
  if (!leader || !best) return '';
  const day = optionDay(best, timeZone, locale);
  const tied = options.filter(({ id }) => leader.tiedWith.includes(id));
  const even = tied.filter(({ heads }) => heads.atMost === best.heads.atMost);
  const daysOf = (those: readonly DateOption[]) =>
    listNames([day, ...those.map((one) => optionDay(one, timeZone, locale))]);
  if (leader.decidedBy === 'earlier' && even.length > 0)
    return t('{days} are tied, so the earlier one leads.', { days: daysOf(even) });
  if (leader.decidedBy === 'if_need_be' && tied.length > 0)
    return t('{days} have the same number of yes answers; {day} has the most “if need be”.', {
      days: daysOf(tied),
      day,
    });
  const isNarrowed = leader.meetsConditions && options.some(({ broken }) => broken.length > 0);
  return isNarrowed
    ? t('{day} leads the dates that meet your conditions.', { day })
    : t('Most people can come on {day}.', { day });
}

/** Whether any guest has answered. */
export const hasGuestAnswer = (poll: DatePoll): boolean => guestsOf(poll).some(hasAnswered);

/** 'Noor has not answered', 'Noor and Sam have not answered', '5 have not answered'. */
export function silentText(poll: DatePoll): string {
  const asked = guestsOf(poll).filter((guest) => guest.invitedAt !== null || hasAnswered(guest));
  if (asked.length === 0) return t('Nobody is asked yet');
  const silent = asked.filter((guest) => !hasAnswered(guest));
  if (silent.length === 0) return t('Everybody asked has answered');
  if (silent.length > 3) return t('{count} have not answered', { count: silent.length });
  return silentNamesText(silent.map(({ name }) => name));
}

/** 'Noor has not answered', 'Noor and Sam have not answered'. */
export const silentNamesText = (names: readonly string[], most?: number): string =>
  t('{count, plural, one {{names} has not answered} other {{names} have not answered}}', {
    count: names.length,
    names: listNames(names, most),
  });

/** 'at least 4 people, not without Elif and Brass'; null if every date will do. */
export function conditionsText(poll: DatePoll, names: Names): string | null {
  const pinned = [
    ...namesOf(
      poll.attendees.flatMap(({ id, notWithout }) => (notWithout ? [id] : [])),
      names,
    ),
    ...poll.games.flatMap(({ title, notWithout }) => (notWithout ? [title] : [])),
  ];
  const parts = [
    poll.minHeads !== null && t('at least {count, plural, one {# person} other {# people}}', { count: poll.minHeads }),
    pinned.length > 0 && t('not without {names}', { names: listNames(pinned, 4) }),
  ];
  return parts.filter(Boolean).join(', ') || null;
}

/** Number of dates that somebody answered, and of all. */
export const answersGiven = (answers: DatePollAttendee['answers']): { given: number; all: number } => ({
  given: answers.filter((answer) => answer !== null).length,
  all: answers.length,
});

/** '2 min', '3 h', 'yesterday', '4 days'. */
export function agoText(moment: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 60_000));
  if (minutes < 1) return t('now');
  if (minutes < 60) return t('{minutes} min', { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t('{hours} h', { hours });
  return hours < 48 ? t('yesterday') : t('{days} days', { days: Math.floor(hours / 24) });
}

/** Returns the poll as displayed: games that could be played on a date are shown once a guest has answered. */
export const shownPoll = (poll: DatePoll): DatePoll =>
  hasGuestAnswer(poll)
    ? poll
    : { ...poll, options: poll.options.map((option) => ({ ...option, best: null, lost: [] })) };

/** Why the host has to set the date, after a deadline that set none. */
export function dateNeededText({ settlesItself, options, leader }: DatePoll): string {
  if (options.every(({ isPast }) => isPast)) return t('Every date has passed. Propose others.');
  if (!settlesItself) return t('The time for answers is over. Set one of the dates, or give your guests more time.');
  if (leader === null) return t('The time for answers is over, and nobody says yes to any date.');
  return t('The time for answers is over, and no date met your conditions. You can still set one.');
}
