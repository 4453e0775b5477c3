import type { eventAttendees } from '#shared/schema/attendees.ts';
import type { events } from '#shared/schema/nights.ts';
import { daysBefore, lastFriday, TIME_ZONE } from './calendar.ts';
import type { Evening } from './evenings.ts';
import { GUESTS, OWNER } from './people.ts';
import type { Play } from './plays.ts';

type EventRow = Omit<typeof events.$inferInsert, 'userId'>;
type AttendeeRow = Omit<typeof eventAttendees.$inferInsert, 'eventId'>;

/** A game night with its games in order, and its guests. */
export interface Night {
  event: EventRow;
  bggIds: number[];
  attendees: AttendeeRow[];
}

type Answer = Pick<AttendeeRow, 'status' | 'guestNote' | 'checkedIn' | 'checkedInAt'>;
const ASKED_DAYS_BEFORE = 12;

/** Two past nights, and two upcoming ones: one soon and nearly complete, one just announced. */
export function planNights(evenings: readonly Evening[], plays: readonly Play[], now: Date): Night[] {
  const big = evenings.filter(({ players }) => players.length >= 4).toReversed();
  return [
    ...big.slice(6, 7).map((evening) => pastNight(evening, plays, { title: 'New arrivals', eventType: 'game_night' })),
    ...big.slice(2, 3).map((evening) => pastNight(evening, plays, CUP)),
    soonNight(now),
    laterNight(now),
  ];
}

const CUP = {
  title: 'The kitchen cup',
  eventType: 'tournament',
  customMessage: 'Three rounds, two at a table, whatever lies on it. The cup is a mug.',
  bannerColor: '#134A50',
} as const;

function pastNight(evening: Evening, plays: readonly Play[], about: Pick<EventRow, 'title' | 'eventType'>): Night {
  const { start, players } = evening;
  const came = new Set(players.map(({ name }) => name));
  const isOnIt = ({ playedAt }: Play) => playedAt >= start && playedAt < daysBefore(start, -1, 12);
  const answers = GUESTS.map(({ name }): Answer =>
    came.has(name) ? { status: 'accepted', checkedIn: true, checkedInAt: start } : { status: 'declined' },
  );
  return {
    event: { ...eventAt(start, about), status: 'completed' },
    bggIds: plays.filter(isOnIt).map(({ bggId }) => bggId),
    attendees: invitedGuests(daysBefore(start, ASKED_DAYS_BEFORE, 18), answers),
  };
}

const soonNight = (now: Date): Night => ({
  event: eventAt(daysBefore(lastFriday(now), -14, 19, 30), {
    title: 'Six around the table',
    description: 'Heat first, while everybody is still awake. Then whatever fits.',
    customMessage: 'Soup at half past six for those who are hungry.',
    maxAttendees: 6,
  }),
  bggIds: [366013, 178900, 291453, 284083],
  attendees: invitedGuests(daysBefore(now, 3, 18), [
    { status: 'accepted' },
    { status: 'accepted', guestNote: 'Bringing crisps. And the good dice.' },
    { status: 'maybe', guestNote: 'Depends on the babysitter.' },
    { status: 'accepted' },
    { status: 'invited' },
  ]),
});

const laterNight = (now: Date): Night => ({
  event: eventAt(daysBefore(lastFriday(now), -28, 18, 0), {
    title: 'One long game',
    description: 'Brass, properly, with the rules read beforehand.',
    eventType: 'casual',
    maxAttendees: 4,
    bannerColor: '#8A4700',
  }),
  bggIds: [224517],
  attendees: invitedGuests(daysBefore(now, 1, 18), [
    { status: 'accepted' },
    { status: 'invited' },
    { status: 'declined', guestNote: 'Not after last time.' },
  ]),
});

const eventAt = (date: Date, about: Partial<EventRow> & Pick<EventRow, 'title'>): EventRow => ({
  ...about,
  date,
  timeZone: TIME_ZONE,
  location: 'Our kitchen, second floor, door on the left',
  hostEmail: OWNER.email,
});

/** The host, who counts and is not invited, and the first guests with their answers. */
function invitedGuests(invitedAt: Date, answers: readonly Answer[]): AttendeeRow[] {
  const guests = answers.flatMap((answer, place): AttendeeRow[] => {
    const guest = GUESTS[place];
    if (!guest) return [];
    const respondedAt = answer.status === 'invited' ? null : new Date(invitedAt.getTime() + (place + 1) * 1_900_000);
    return [{ email: guest.email, name: guest.name, invitedAt, respondedAt, contactAllowedAt: invitedAt, ...answer }];
  });
  return [
    { email: OWNER.email, name: `${OWNER.firstName} ${OWNER.lastName}`, status: 'accepted', isHost: true },
    ...guests,
  ];
}
