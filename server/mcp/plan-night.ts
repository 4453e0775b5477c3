import * as z from 'zod';
import { createEvent } from '#shared/nights/events-contract.ts';
import { createEvent as createNight } from '#server/nights/service.ts';
import { accepted } from './accepted.ts';
import { tool } from './tool.ts';

export const planNight = tool({
  name: 'plan_night',
  title: 'Plan a game night as a draft',
  description:
    'Makes a game night for the owner. Nobody is invited or told: the owner opens it in Rollcall, adds guests and sends the invitations.',
  input: z.object({
    title: z.string(),
    startsAt: z.iso.datetime({ offset: true }).describe('ISO 8601 with offset'),
    timeZone: z.string().describe('IANA name of the place, such as Europe/Berlin'),
    minutes: z.int().optional(),
    place: z.string().optional(),
    seats: z.int().optional().describe('People in all, the host among them'),
    gameIds: z.array(z.int()).default([]).describe('From find_games or what_fits'),
    idempotencyKey: z.string().optional().describe('The same key again plans nothing more'),
  }),
  contract: createEvent,
  writes: true,
  run: async ({ db }, owner, { startsAt, minutes, place, seats, ...rest }) => {
    const night = accepted(
      createEvent,
      {
        ...rest,
        date: startsAt,
        hostEmail: owner.email,
        ...(minutes !== undefined && { durationMinutes: minutes }),
        ...(place !== undefined && { location: place }),
        ...(seats !== undefined && { maxAttendees: seats }),
      },
      { date: 'startsAt', durationMinutes: 'minutes', location: 'place', maxAttendees: 'seats' },
    );
    const { id, title } = await createNight(db, owner, owner, night, null);
    return { says: `Planned ${title}. Nobody is invited yet.`, data: { id, path: `/game-nights/${id}` } };
  },
});
