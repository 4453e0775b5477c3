import type { PlayerRange } from '#shared/games/player-range.ts';
import { type Conditions, counted, headsOf, type PollAttendee, attendeesWithAnswer } from './poll.ts';
import { seatedOn } from './date-outcomes.ts';
import { t } from '#shared/words/words.ts';

/** A condition of the host that a date does not meet. */
export interface BrokenCondition {
  what: 'min_heads' | 'person' | 'game';
  /** A sentence for the host. */
  text: string;
  /** The attendee who would have to come; null if it is about a number of people. */
  attendeeId: number | null;
  /** Whether those who are silent or said if need be can still meet it. */
  isOpen: boolean;
}

const people = (count: number): string => t('{count, plural, one {# person} other {# people}}', { count });

/** '2 to 4 people' */
function rangeText({ min, max }: PlayerRange): string {
  if (max === Infinity) return t('{min} or more people', { min });
  return min === max ? people(min) : t('{min} to {max, plural, one {# person} other {# people}}', { min, max });
}

/** The conditions that an option does not meet; only a yes counts. No date is without the host. */
export function brokenConditions(
  optionId: number,
  attendees: readonly PollAttendee[],
  { minHeads, seats, pinnedGames }: Conditions,
): BrokenCondition[] {
  const answerOf = ({ answers }: PollAttendee) => answers.get(optionId)?.answer;
  const yes = attendeesWithAnswer(attendees, optionId, 'yes');
  const heads = headsOf(yes);
  const sitting = seatedOn(optionId, attendees, seats).yes;
  const hasSeat = new Set(sitting.map(({ id }) => id));
  const seated = headsOf(sitting);
  const undecided = counted(attendees).filter((one) => answerOf(one) === undefined || answerOf(one) === 'if_need_be');
  const atMost = Math.min(seats ?? Infinity, seated + headsOf(undecided));
  const isUndecided = new Set(undecided.map(({ id }) => id));
  const without = ({ id }: PollAttendee) => ({ attendeeId: id, isOpen: isUndecided.has(id) });
  const saysYes = new Set(yes.map(({ id }) => id));
  const broken: BrokenCondition[] = [];
  if (minHeads !== null && seated < minHeads) {
    const needed = people(minHeads);
    const text =
      seated < heads
        ? t('Needs {needed}; {heads} said yes, but only {seated} can have a seat.', { needed, heads, seated })
        : t('Needs {needed}; {heads} said yes.', { needed, heads });
    broken.push({ what: 'min_heads', text, attendeeId: null, isOpen: atMost >= minHeads });
  }
  for (const one of counted(attendees)) {
    if (hasSeat.has(one.id)) continue;
    if (one.isHost) broken.push({ what: 'person', text: t('You did not say yes to it.'), ...without(one) });
    else if (one.notWithout)
      broken.push({
        what: 'person',
        text: saysYes.has(one.id)
          ? t('Not without {name}, who would have no seat.', { name: one.name })
          : t('Not without {name}, who did not say yes.', { name: one.name }),
        ...without(one),
      });
  }
  for (const { title, by, players } of pinnedGames) {
    const bringer = attendees.find(({ id }) => id === by);
    // Without the host there is no date at all.
    if (bringer && !bringer.isHost && !hasSeat.has(by))
      broken.push({
        what: 'game',
        text: saysYes.has(by)
          ? t('Not without {title}; {name} would have no seat.', { title, name: bringer.name })
          : t('Not without {title}; {name} did not say yes.', { title, name: bringer.name }),
        ...without(bringer),
      });
    else if (players && (seated < players.min || seated > players.max)) {
      const text = t('Not without {title}, for {people}; {seated} would come.', {
        title,
        people: rangeText(players),
        seated,
      });
      broken.push({ what: 'game', text, attendeeId: null, isOpen: seated < players.min && atMost >= players.min });
    }
  }
  return broken;
}
