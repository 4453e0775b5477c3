import { countText } from '#client/lib/number-text.ts';
import { readersEnglish, weekdayAndDayText } from '#client/lib/reader-time.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { DateOption, DatePoll, DatePollAttendee } from '#shared/nights/date-polls/date-polls-contract.ts';
import type { DateAnswer } from '#shared/enums.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';

/** The words of the answers; null is silence. */
export const ANSWER_TEXTS: Record<DateAnswer | 'silent', string> = {
  yes: 'Yes',
  if_need_be: 'If need be',
  no: 'No',
  silent: 'No answer',
};

/** From this many people on, columns fold into counts. */
export const MAX_COLUMNS = 12;

/** Names by attendee. The reader is 'You', if they are the host themselves. */
export type Names = ReadonlyMap<number, string>;

export const namesIn = (poll: Pick<DatePoll, 'attendees'>, hostId: number | null): Names =>
  new Map(poll.attendees.map(({ id, name }) => [id, id === hostId ? 'You' : name]));

/** The names of attendees, 'You' first. */
export function namesOf(ids: readonly number[], names: Names): string[] {
  const called = ids.flatMap((id) => names.get(id) ?? []);
  return called.includes('You') ? ['You', ...called.filter((name) => name !== 'You')] : called;
}

/** 'You, Priya and Tom', or 'You, Priya, Tom, Elif and 3 others'. */
export function listNames(names: readonly string[], most = 6): string {
  const shown =
    names.length > most ? [...names.slice(0, most - 1), countText(names.length - most + 1, 'other')] : names;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** 'come' or 'comes'. */
export const verb = (names: readonly string[], many: string, one: string): string =>
  names.length > 1 || names[0] === 'You' ? many : one;

/** 'Fri 4 Dec'. */
export const optionDay = ({ startsAt }: Pick<DateOption, 'startsAt'>, timeZone: string, locale = readersEnglish()) =>
  weekdayAndDayText(startsAt, timeZone, false, locale);

/** '3 yes, 1 if need be'; with the number of people where it differs: '3 yes, 1 if need be, 5 to 6 people'. */
export function countsText({ yes, ifNeedBe, heads }: Pick<DateOption, 'yes' | 'ifNeedBe' | 'heads'>): string {
  const { surely, atMost } = heads;
  const counts = [`${yes} yes`, ifNeedBe > 0 && `${ifNeedBe} if need be`];
  if (surely !== yes || atMost !== yes + ifNeedBe)
    counts.push(
      surely === atMost
        ? countText(surely, 'person', 'people')
        : `${surely} to ${countText(atMost, 'person', 'people')}`,
    );
  return counts.filter(Boolean).join(', ');
}

const LOST_WHY: Record<DateOption['lost'][number]['why'], (who: string | null) => string> = {
  not_brought: (who) => (who === null ? 'its owner is away' : `${who} would bring it`),
  lent: () => 'it is lent',
  too_few: () => 'too few people',
  too_many: () => 'too many people',
};

/** 'Not possible: Heat (Priya would bring it)'; two are named with their reasons, more only by title. */
export function lostText(lost: DateOption['lost']): string {
  if (lost.length === 0) return 'All games are possible';
  if (lost.length > 2)
    return `Not possible: ${listNames(
      lost.map(({ title }) => title),
      4,
    )}`;
  return `Not possible: ${lost.map(({ title, why, who }) => `${title} (${LOST_WHY[why](who)})`).join(', ')}`;
}

/** 'On Fri 11 Dec, Jonas can come, Elif cannot come', after a beginning such as 'On Fri 11 Dec'; null without a difference. */
export function comparedText(option: Pick<DateOption, 'gains' | 'loses'>, start: string, names: Names): string | null {
  const [gains, loses] = [namesOf(option.gains, names), namesOf(option.loses, names)];
  const parts = [
    gains.length > 0 && `${listNames(gains, 4)} can come`,
    loses.length > 0 && `${listNames(loses, 4)} cannot come`,
  ];
  const sentence = parts.filter(Boolean).join(', ');
  return sentence === '' ? null : `${start}, ${sentence}`;
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
  if (!hasGuestAnswer(poll)) return 'Nobody has answered yet.';
  const { leader, options } = poll;
  const best = options.find(({ id }) => id === leader?.optionId);
  if (!leader || !best) return '';
  const day = optionDay(best, timeZone, locale);
  const tied = options.filter(({ id }) => leader.tiedWith.includes(id));
  const even = tied.filter(({ heads }) => heads.atMost === best.heads.atMost);
  const daysOf = (those: readonly DateOption[]) =>
    listNames([day, ...those.map((one) => optionDay(one, timeZone, locale))]);
  if (leader.decidedBy === 'earlier' && even.length > 0) return `${daysOf(even)} are tied, so the earlier one leads.`;
  if (leader.decidedBy === 'if_need_be' && tied.length > 0)
    return `${daysOf(tied)} have the same number of yes answers; ${day} has the most “if need be”.`;
  const isNarrowed = leader.meetsConditions && options.some(({ broken }) => broken.length > 0);
  return isNarrowed ? `${day} leads the dates that meet your conditions.` : `Most people can come on ${day}.`;
}

/** Whether any guest has answered. */
export const hasGuestAnswer = (poll: DatePoll): boolean => guestsOf(poll).some(hasAnswered);

/** 'Noor has not answered', 'Noor and Sam have not answered', '5 have not answered'. */
export function silentText(poll: DatePoll): string {
  const asked = guestsOf(poll).filter((guest) => guest.invitedAt !== null || hasAnswered(guest));
  if (asked.length === 0) return 'Nobody is asked yet';
  const silent = asked.filter((guest) => !hasAnswered(guest));
  if (silent.length === 0) return 'Everybody asked has answered';
  if (silent.length > 3) return `${silent.length} have not answered`;
  return `${listNames(silent.map(({ name }) => name))} ${silent.length === 1 ? 'has' : 'have'} not answered`;
}

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
    poll.minHeads !== null && `at least ${countText(poll.minHeads, 'person', 'people')}`,
    pinned.length > 0 && `not without ${listNames(pinned, 4)}`,
  ];
  return parts.filter(Boolean).join(', ') || null;
}

/** The dates of somebody who answered: 'answered all six', 'answered 4 of 6'. */
export function answeredText({ answers }: Pick<DatePollAttendee, 'answers'>): string {
  const given = answers.filter((answer) => answer !== null).length;
  return given === answers.length ? `answered all ${given}` : `answered ${given} of ${answers.length}`;
}

/** '2 min', '3 h', 'yesterday', '4 days'. */
export function agoText(moment: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 60_000));
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h`;
  return hours < 48 ? 'yesterday' : `${Math.floor(hours / 24)} days`;
}

/** Returns the poll as displayed: games that could be played on a date are shown once a guest has answered. */
export const shownPoll = (poll: DatePoll): DatePoll =>
  hasGuestAnswer(poll)
    ? poll
    : { ...poll, options: poll.options.map((option) => ({ ...option, best: null, lost: [] })) };

/** Why the host has to set the date, after a deadline that set none. */
export function dateNeededText({ settlesItself, options, leader }: DatePoll): string {
  if (options.every(({ isPast }) => isPast)) return 'Every date has passed. Propose others.';
  if (!settlesItself) return 'The time for answers is over. Set one of the dates, or give your guests more time.';
  if (leader === null) return 'The time for answers is over, and nobody says yes to any date.';
  return 'The time for answers is over, and no date met your conditions. You can still set one.';
}
