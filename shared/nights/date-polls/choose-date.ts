import { t } from '#shared/words/words.ts';
import { brokenConditions } from './conditions.ts';
import { type Conditions, headsOf, type PollAttendee, type PollOption } from './poll.ts';
import { seatedOn } from './date-outcomes.ts';

/** The criterion that decides between two dates, as `dateRule` describes. */
export type Decider = 'yes' | 'if_need_be' | 'earlier';

export interface WeighedOption<O extends PollOption = PollOption> {
  option: O;
  /** People who say yes and would have a seat, with those they bring. */
  yesHeads: number;
  /** People who say if need be and would have one of the seats that are left. */
  ifNeedBeHeads: number;
  /** Those of `yesHeads` besides the host and those the host brings. */
  guestHeads: number;
  isPast: boolean;
  meetsConditions: boolean;
}

export function weighOption<O extends PollOption>(
  option: O,
  attendees: readonly PollAttendee[],
  conditions: Conditions,
  now: Date,
): WeighedOption<O> {
  const { yes, ifNeedBe } = seatedOn(option.id, attendees, conditions.seats);
  return {
    option,
    guestHeads: headsOf(yes.filter(({ isHost }) => !isHost)),
    yesHeads: headsOf(yes),
    ifNeedBeHeads: headsOf(ifNeedBe),
    isPast: option.startsAt <= now,
    meetsConditions: brokenConditions(option.id, attendees, conditions).length === 0,
  };
}

/** The rule in words. People who would have no seat count neither as yes nor as if need be. */
export const dateRule = (): string => t('most yes within the seats, then most if need be, then the earlier date');

/** Below 0 if `a` is the better date by `dateRule`. */
export const compareDates = (a: WeighedOption, b: WeighedOption): number =>
  b.yesHeads - a.yesHeads ||
  b.ifNeedBeHeads - a.ifNeedBeHeads ||
  a.option.startsAt.getTime() - b.option.startsAt.getTime();

/** Best first. Dates that break a condition come after those that break none, and past dates last. */
export const rankOptions = <O extends PollOption>(options: readonly WeighedOption<O>[]): WeighedOption<O>[] =>
  options.toSorted(
    (a, b) =>
      Number(a.isPast) - Number(b.isPast) ||
      Number(b.meetsConditions) - Number(a.meetsConditions) ||
      compareDates(a, b),
  );

/** The date that the rule sets; null if every date is past, breaks a condition, or has no guest who says yes. */
export function chooseDate<O extends PollOption>(options: readonly WeighedOption<O>[]): WeighedOption<O> | null {
  const [best] = rankOptions(options);
  return best && !best.isPast && best.meetsConditions && best.guestHeads > 0 ? best : null;
}

/** The date that the rule would set by these answers. */
export const proposedDate = <O extends PollOption>(
  {
    options,
    attendees,
    conditions,
  }: { options: readonly O[]; attendees: readonly PollAttendee[]; conditions: Conditions },
  now: Date,
): WeighedOption<O> | null => chooseDate(options.map((option) => weighOption(option, attendees, conditions, now)));

/** Options that compete with the leader and have as many people who come, and what decided between them. */
export function tieOf(
  leader: WeighedOption,
  options: readonly WeighedOption[],
): { tiedWith: number[]; decidedBy: Decider } {
  const tied = options.filter(
    (other) =>
      other !== leader &&
      !other.isPast &&
      other.meetsConditions === leader.meetsConditions &&
      other.yesHeads === leader.yesHeads,
  );
  const tiedWith = tied.map(({ option }) => option.id);
  if (tied.length === 0) return { tiedWith, decidedBy: 'yes' };
  const isEven = tied.some(({ ifNeedBeHeads }) => ifNeedBeHeads === leader.ifNeedBeHeads);
  return { tiedWith, decidedBy: isEven ? 'earlier' : 'if_need_be' };
}
