import type { eventTemplates } from '#shared/schema/nights.ts';
import { daysBefore, lastFriday, TIME_ZONE } from './calendar.ts';
import { GUESTS, OWNER } from './people.ts';

/** A template with its games, in order. */
export interface UsualNight {
  template: Omit<typeof eventTemplates.$inferInsert, 'createdBy'>;
  bggIds: number[];
}

/** A biweekly template that starts after the nights planned by hand. */
export const planUsualNight = (now: Date): UsualNight => ({
  template: {
    name: 'Friday at ours',
    customMessage: 'The door is open from seven. Bring a game that you want to explain.',
    hostEmail: OWNER.email,
    time: '19:30',
    timeZone: TIME_ZONE,
    location: 'Our kitchen, second floor, door on the left',
    maxAttendees: 6,
    attendees: GUESTS.slice(0, 4).map(({ name, email }) => ({ name, email })),
    repeat: 'two_weeks',
    nextDate: daysBefore(lastFriday(now), -42, 12).toISOString().slice(0, 10),
  },
  bggIds: [178900, 284083],
});
