import { addAttendees, changeAttendee, listAttendees } from '#shared/nights/attendees-contract.ts';
import { cancelEvent, deleteEvent, duplicateEvent, type Event, getEvent } from '#shared/nights/events-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { answer, type Answered } from './answers.ts';
import { AN_EMPTY_NIGHT } from './an-empty-night.ts';
import { openPage } from './render.tsx';

export const HOST = anAttendee({
  id: 1,
  name: 'Maya Linden',
  email: 'maya@example.org',
  isHost: true,
  toInvite: false,
  status: 'accepted',
});
const INVITED = new Date('2026-01-01T00:00:00Z');
/** A guest who was invited and has not answered. */
export const PRIYA = anAttendee({
  id: 2,
  name: 'Priya',
  email: 'priya@example.org',
  invitedAt: INVITED,
  toInvite: false,
});

/** Shows the page of night 1 with its host and these guests. */
export function openNight(facts: Partial<Event> = {}, guests = [PRIYA], ...answers: Answered[]): void {
  const night = anEvent({ title: 'Six around the table', guests: guests.length, ...facts });
  openPage('/game-nights/1', [
    ...AN_EMPTY_NIGHT,
    answer(getEvent, night),
    answer(listAttendees, [HOST, ...guests]),
    answer(listGames, [aGame(), aGame({ id: 2, title: 'Cascadia' })]),
    answer(cancelEvent, { ...night, status: 'cancelled' }),
    answer(deleteEvent, undefined),
    answer(duplicateEvent, night),
    answer(changeAttendee, PRIYA),
    answer(addAttendees, { added: 1, attendees: [] }),
    ...answers,
  ]);
}
