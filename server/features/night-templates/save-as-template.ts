import { canBeWrittenTo } from '#shared/rules/nights/guest-address.ts';
import { wallTimeAt } from '#shared/rules/nights/repeating-nights.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Database } from '#server/database/database.ts';
import { attendeesOf } from '#server/domain/nights/attendees-store.ts';
import { gamesOn } from '#server/domain/nights/event-games.ts';
import { getEvent } from '#server/domain/nights/events-service.ts';
import { insertTemplate } from './templates-store.ts';
import { planWrite, viewOne } from './templates-service.ts';

/**
 * Creates a template from an event: its data, local time, games, and all guests with an address as regulars. It does
 * not repeat until set so. @throws Refusal not_found, PLAN_REQUIRED, limit_reached
 */
export const saveAsTemplate = (db: Database, owner: Owner, eventId: number, name: string | undefined) =>
  planWrite(db, owner, async (tx) => {
    const event = await getEvent(tx, owner, eventId);
    const guests = (await attendeesOf(tx, eventId)).filter(
      ({ isHost, awaitsApproval, email }) => !isHost && !awaitsApproval && canBeWrittenTo(email),
    );
    const template = await insertTemplate(tx, {
      name: name ?? event.title,
      description: event.description,
      eventType: event.eventType,
      bannerColor: event.bannerColor,
      bannerUrl: event.bannerUrl,
      customMessage: event.customMessage,
      requiresApproval: event.requiresApproval,
      isPublic: event.isPublic,
      showsPlace: event.showsPlace,
      showsGuests: event.showsGuests,
      createdBy: owner.id,
      hostEmail: event.hostEmail,
      time: wallTimeAt(event.date, event.timeZone).time,
      timeZone: event.timeZone,
      durationMinutes: event.durationMinutes,
      location: event.location,
      maxAttendees: event.maxAttendees,
      attendees: guests.map(({ email, name: called }) => ({ email, name: called })),
      gameIds: (await gamesOn(tx, eventId)).map(({ id }) => id),
    });
    return viewOne(tx, template);
  });
