import type { DateOption, DatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { brokenConditions } from '#shared/nights/date-polls/conditions.ts';
import { rankOptions, tieOf, type WeighedOption, weighOption } from '#shared/nights/date-polls/choose-date.ts';
import { type PollAttendee, attendeesWithAnswer } from '#shared/nights/date-polls/poll.ts';
import { type DateOutcome, dateOutcomes, type PresentPeople } from '#shared/nights/date-polls/date-outcomes.ts';
import type { EventRow } from '../events-store.ts';
import type { LoadedDatePoll } from './load-date-poll.ts';
import type { DateOptionRow } from './poll-store.ts';
import type { GamesForDates } from './games-for-dates.ts';

const LATEST_SHOWN = 10;

/** Another event of the host, scheduled or not over. */
export interface OtherEvent {
  id: number;
  title: string;
  date: Date;
  durationMinutes: number;
}

export interface PollContext {
  event: EventRow;
  loaded: LoadedDatePoll;
  /** People who would have a seat, by option. */
  present: ReadonlyMap<number, PresentPeople>;
  gamesFor: GamesForDates;
  others: readonly OtherEvent[];
  mostOptions: number;
  now: Date;
}

const NOBODY: PresentPeople = { ids: new Set(), heads: 0 };

type Weighed = WeighedOption<DateOptionRow>;

const idsOf = (attendees: readonly { id: number }[]): number[] => attendees.map(({ id }) => id);

/** A date poll as its host sees it. */
export function viewDatePoll(context: PollContext): DatePoll {
  const { event, loaded, mostOptions, now } = context;
  const { poll, options, rows, attendees, games, conditions } = loaded;
  const ranked = rankOptions(options.map((option) => weighOption(option, attendees, conditions, now)));
  const leader = leaderOf(ranked);
  const inOrder = ranked.toSorted((a, b) => a.option.startsAt.getTime() - b.option.startsAt.getTime());
  const hostId = rows.find(({ isHost }) => isHost)?.id;
  const answersOf = new Map(attendees.map(({ id, answers }) => [id, answers]));
  return {
    eventId: event.id,
    answersUntil: poll.answersUntil,
    settlesItself: poll.settlesItself,
    minHeads: poll.minHeads,
    showsGames: poll.showsGames,
    settling:
      poll.settlingOptionId !== null && poll.settlesAt !== null
        ? { optionId: poll.settlingOptionId, settlesAt: poll.settlesAt }
        : null,
    hostAskedAt: poll.hostAskedAt,
    remindedAt: poll.remindedAt,
    settledAt: poll.settledAt,
    settledOptionId: poll.settledOptionId,
    settledBy: poll.settledBy,
    mostOptions,
    options: inOrder.map((weighed) => viewOption(context, weighed, ranked.indexOf(weighed) + 1, leader)),
    attendees: rows.map((row) => ({
      id: row.id,
      name: attendees.find(({ id }) => id === row.id)?.name ?? '',
      isHost: row.isHost,
      partySize: row.partySize,
      awaitsApproval: row.awaitsApproval,
      answers: options.map(({ id }) => answersOf.get(row.id)?.get(id)?.answer ?? null),
      note: row.dateNote,
      noteIsShared: row.dateNoteShared,
      answeredAt: row.datesAnsweredAt,
      invitedAt: row.invitedAt,
      notWithout: row.notWithout,
    })),
    games: games.map(({ by, ...game }) => ({ ...game, broughtBy: by === hostId ? null : by })),
    leader: leader && viewLeader(leader, ranked),
    activity: rows
      .flatMap(({ id, isHost, datesAnsweredAt: at }) => (isHost || at === null ? [] : [{ attendeeId: id, at }]))
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, LATEST_SHOWN),
  };
}

/** The best date to come that somebody says yes to. */
function leaderOf([best]: readonly Weighed[]): Weighed | null {
  return best && !best.isPast && best.yesHeads > 0 ? best : null;
}

function viewLeader(leader: Weighed, ranked: readonly Weighed[]): DatePoll['leader'] {
  const { tiedWith, decidedBy } = tieOf(leader, ranked);
  const { option, meetsConditions } = leader;
  return { optionId: option.id, meetsConditions, tiedWith, decidedBy };
}

function viewOption(
  { event, loaded, present: presentOn, gamesFor, others }: PollContext,
  weighed: Weighed,
  rank: number,
  leader: Weighed | null,
): DateOption {
  const { attendees, conditions } = loaded;
  const { option, isPast, yesHeads, ifNeedBeHeads } = weighed;
  const present = presentOn.get(option.id) ?? NOBODY;
  const saysYes = idsOf(attendeesWithAnswer(attendees, option.id, 'yes'));
  const leading = leader ? idsOf(attendeesWithAnswer(attendees, leader.option.id, 'yes')) : saysYes;
  const { best, lost } = gamesFor(present, option.startsAt);
  const nameOf = (id: number) => attendees.find((one) => one.id === id && !one.isHost)?.name ?? null;
  return {
    id: option.id,
    startsAt: option.startsAt,
    location: option.location,
    isPast,
    yes: saysYes.length,
    ifNeedBe: attendeesWithAnswer(attendees, option.id, 'if_need_be').length,
    no: attendeesWithAnswer(attendees, option.id, 'no').length,
    silent: attendeesWithAnswer(attendees, option.id, undefined).length,
    heads: { surely: yesHeads, atMost: yesHeads + ifNeedBeHeads },
    best: best && {
      title: best.title,
      category: best.category,
      imageUrl: best.imageUrl,
      reason: best.reason,
      broughtBy: best.by === null ? null : nameOf(best.by),
    },
    lost: lost.map(({ by, ...game }) => ({ ...game, who: by === null ? null : nameOf(by) })),
    broken: brokenConditions(option.id, attendees, conditions),
    rank,
    gains: saysYes.filter((id) => !leading.includes(id)),
    loses: leading.filter((id) => !saysYes.includes(id)),
    outcome: outcomeOf(option.id, attendees, event.maxAttendees),
    overlaps: overlapping(option.startsAt, event, others),
  };
}

function outcomeOf(
  optionId: number,
  attendees: readonly PollAttendee[],
  capacity: number | null,
): DateOption['outcome'] {
  const outcomes = dateOutcomes(optionId, attendees, capacity);
  const who = (outcome: DateOutcome) => idsOf(outcomes.filter((one) => one.outcome === outcome));
  return {
    seated: who('seated'),
    inLine: who('waitlisted'),
    awaitsApproval: who('awaits_approval'),
    maybe: who('maybe'),
    declined: who('declined'),
    asked: who('asked'),
    silent: who('silent'),
  };
}

const MINUTE_MS = 60_000;

/** The host's other nights at that time, in order. */
function overlapping(start: Date, { durationMinutes }: EventRow, others: readonly OtherEvent[]) {
  const [from, to] = [start.getTime(), start.getTime() + durationMinutes * MINUTE_MS];
  return others
    .filter(({ date, durationMinutes: minutes }) => date.getTime() < to && date.getTime() + minutes * MINUTE_MS > from)
    .toSorted((a, b) => a.date.getTime() - b.date.getTime() || a.id - b.id)
    .map(({ id, title }) => ({ id, title }));
}
