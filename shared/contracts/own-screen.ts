import type { Attendee } from './attendees.ts';
import type { Answer } from './contract.ts';
import type { CurrentUser } from './auth.ts';
import type { Event, listEventGames } from './events.ts';
import type { Game } from './games.ts';

/** What the page of one game, or of one night, is drawn with before it is sent. */
export type OwnScreen = { user: CurrentUser } & (
  { game: Game } | { event: Event; attendees: Attendee[]; games: Answer<typeof listEventGames> }
);
