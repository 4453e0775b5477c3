import type { DateOption, DatePoll, DatePollAttendee } from '#shared/nights/date-polls/date-polls-contract.ts';

/** An option as in the client, with overrides. */
export const aDateOption = (facts: Partial<DateOption> = {}): DateOption => ({
  id: 1,
  startsAt: new Date('2999-12-04T18:00:00Z'),
  location: null,
  isPast: false,
  yes: 0,
  ifNeedBe: 0,
  no: 0,
  silent: 0,
  heads: { surely: 0, atMost: 0 },
  best: null,
  lost: [],
  broken: [],
  rank: 1,
  gains: [],
  loses: [],
  outcome: { seated: [], inLine: [], awaitsApproval: [], maybe: [], declined: [], asked: [], silent: [] },
  overlaps: [],
  ...facts,
});

/** A person who answers dates, as in the client, with overrides. */
export const aDateVoter = (facts: Partial<DatePollAttendee> = {}): DatePollAttendee => ({
  id: 1,
  name: 'Priya',
  isHost: false,
  partySize: 1,
  awaitsApproval: false,
  answers: [],
  note: null,
  noteIsShared: false,
  answeredAt: null,
  invitedAt: null,
  notWithout: false,
  ...facts,
});

/** A date poll as in the client, with overrides. */
export const aDatePoll = (facts: Partial<DatePoll> = {}): DatePoll => ({
  eventId: 1,
  answersUntil: null,
  settlesItself: true,
  minHeads: null,
  showsGames: true,
  settling: null,
  hostAskedAt: null,
  remindedAt: null,
  settledAt: null,
  settledOptionId: null,
  settledBy: null,
  mostOptions: 20,
  options: [],
  attendees: [],
  games: [],
  leader: null,
  activity: [],
  ...facts,
});
