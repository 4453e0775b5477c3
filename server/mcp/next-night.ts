import * as z from 'zod';
import { listEvents } from '#shared/nights/events-contract.ts';
import { isOver } from '#shared/time/event-end.ts';
import { attendeesOf, gamesOn, listEvents as listNights } from '#server/nights/service.ts';
import { tool } from './tool.ts';

export const nextNight = tool({
  name: 'next_night',
  title: 'The next game night',
  description: 'The game night that is on now or comes next, with its place, who answered what, and its games.',
  input: z.object({}),
  contract: listEvents,
  run: async ({ db }, owner) => {
    const ahead = (await listNights(db, owner.id)).filter((night) => !isOver(night, new Date()));
    const [next] = ahead
      .filter(({ status }) => status === 'scheduled')
      .toSorted((one, other) => Number(one.date) - Number(other.date));
    if (!next) {
      const isAsked = ahead.some(({ status }) => status === 'finding_date');
      return { says: isAsked ? 'No night has a date yet; guests are asked for one.' : 'No game night is planned.' };
    }
    const [guests, games] = await Promise.all([attendeesOf(db, next.id), gamesOn(db, owner.id, next.id)]);
    const named = (status: string) =>
      guests.filter((guest) => guest.status === status).map(({ name, partySize }) => ({ name, heads: partySize }));
    return {
      says: `It begins ${next.date.toISOString()} (${next.timeZone}).`,
      data: {
        id: next.id,
        title: next.title,
        startsAt: next.date.toISOString(),
        timeZone: next.timeZone,
        minutes: next.durationMinutes,
        place: next.location,
        coming: named('accepted'),
        maybe: named('maybe'),
        declined: named('declined'),
        silent: named('invited').length,
        games: games.map(({ title }) => title),
      },
    };
  },
});
