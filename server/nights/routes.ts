import { Router } from 'express';
import * as attendees from '#shared/nights/attendees-contract.ts';
import * as events from '#shared/nights/events-contract.ts';
import * as nudges from '#shared/nights/nudges-contract.ts';
import * as joinLinks from '#shared/nights/join-links-contract.ts';
import * as waiting from '#shared/nights/waiting-mails-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { knownHourCycle } from '#server/platform/http/request-hour-cycle.ts';
import type { GameServices } from '#server/games/service.ts';
import { fetchNightPictures } from './fetch-night-pictures.ts';
import * as lists from './attendees-service.ts';
import { duplicateEvent } from './duplicate-event.ts';
import { cancelEvent, deleteEvent } from './end-event.ts';
import * as eventGames from './event-games.ts';
import * as service from './events-service.ts';
import { guestLinks } from './guest-link.ts';
import { listEvents } from './list-events.ts';
import { resendInvitation, sendInvitations } from './invitations.ts';
import { getJoinLink, setJoinLink } from './join-link.ts';
import { nudgeGuest, nudgeSilent } from './nudge.ts';
import { answerInvitation, listInvitations } from './my-answers.ts';
import { openOwnPage } from './open-own-page.ts';
import { recentGuests } from './recent-guests.ts';
import { getWaitingMails, sendWaitingMails, undoWaitingMails } from './undo-news.ts';

export function gameNightRoutes(services: GameServices): Router {
  const router = Router();
  const { db } = services;
  const links = () => guestLinks(db, services.environment.origin);
  eventRoutes(router, services);
  serve(router, events.duplicateEvent, async ({ owner, params, body }) =>
    duplicateEvent(db, await links(), owner, params.id, body),
  );
  serve(router, joinLinks.getJoinLink, async ({ owner, params }) => getJoinLink(db, await links(), owner, params.id));
  serve(router, joinLinks.setJoinLink, async ({ owner, params, body }) =>
    withPictures(services, owner.id, params.id, setJoinLink(db, await links(), owner, params.id, body.state)),
  );
  serve(router, attendees.listAttendees, ({ owner, params }) => lists.listAttendees(db, owner, params.id));
  serve(router, attendees.addAttendees, async ({ owner, params, body }) =>
    lists.addAttendees(db, await links(), owner, params.id, body),
  );
  serve(router, attendees.changeAttendee, ({ owner, params, body }) =>
    lists.changeAttendee(db, owner, params.id, body),
  );
  serve(router, attendees.removeAttendee, ({ owner, params }) => lists.removeAttendee(db, owner, params.id));
  serve(router, attendees.resendInvitation, ({ owner, params }) => resendInvitation(services, owner, params.id));
  serve(router, nudges.nudgeGuest, ({ owner, params }) => nudgeGuest(services, owner, params.id));
  serve(router, attendees.getGuestLink, async ({ owner, params, body }) =>
    lists.guestLink(db, await links(), owner, params.id, body.renew),
  );
  serve(
    router,
    attendees.answerInvitation,
    ({ owner, actor, params, body, req }) =>
      answerInvitation(db, { owner, actor }, params.id, body.status, knownHourCycle(req)),
    { perUserQueue: true },
  );
  serve(router, attendees.listRecentGuests, ({ owner }) => recentGuests(db, owner));
  serve(router, attendees.openOwnPage, async ({ actor, params }) => openOwnPage(db, await links(), actor, params.id));
  serve(router, attendees.listInvitations, ({ owner }) => listInvitations(db, owner));
  return router;
}

/** Starts fetching a night's pictures after an action that lets guests see it. */
async function withPictures<T>(services: GameServices, userId: number, eventId: number, done: Promise<T>): Promise<T> {
  const result = await done;
  fetchNightPictures(services, userId, eventId);
  return result;
}

function eventRoutes(router: Router, services: GameServices): void {
  const { db } = services;
  serve(router, events.listEvents, ({ owner }) => listEvents(db, owner.id));
  serve(router, events.createEvent, ({ owner, actor, body, req }) =>
    service.createEvent(db, owner, actor, body, knownHourCycle(req)),
  );
  serve(router, events.getEvent, ({ owner, params }) => service.getEvent(db, owner, params.id));
  serve(router, events.changeEvent, ({ owner, actor, params, body }) =>
    service.changeEvent(db, owner, actor, params.id, body),
  );
  serve(router, events.cancelEvent, ({ owner, params, body }) =>
    cancelEvent(db, owner, params.id, body?.reason ?? null),
  );
  serve(router, events.deleteEvent, ({ owner, params }) => deleteEvent(db, owner, params.id));
  serve(router, events.listEventGames, ({ owner, params }) => eventGames.listEventGames(db, owner, params.id));
  serve(router, events.addEventGame, ({ owner, params, body }) =>
    eventGames.addEventGames(db, owner, params.id, [body.gameId]),
  );
  serve(router, events.addEventGames, ({ owner, params, body }) =>
    eventGames.addEventGames(db, owner, params.id, body.gameIds),
  );
  serve(router, events.setEventGames, ({ owner, params, body }) =>
    eventGames.setEventGames(db, owner, params.id, body),
  );
  serve(router, events.sendInvitations, ({ owner, params }) =>
    withPictures(services, owner.id, params.id, sendInvitations(services, owner, params.id)),
  );
  serve(router, waiting.getWaitingMails, ({ owner, params }) => getWaitingMails(db, owner, params.id));
  serve(router, waiting.sendWaitingMails, ({ owner, params }) => sendWaitingMails(db, owner, params.id));
  serve(router, waiting.undoWaitingMails, ({ owner, actor, params }) => undoWaitingMails(db, owner, actor, params.id));
  serve(router, nudges.nudgeSilent, ({ owner, params }) => nudgeSilent(services, owner, params.id));
}
