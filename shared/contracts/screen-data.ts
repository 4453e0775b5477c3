import type { Attendee } from './attendees.ts';
import type { ResponseBody } from './contract.ts';
import type { CurrentUser } from './auth.ts';
import type { Event, listEventGames } from './events.ts';
import type { Game } from './games.ts';

/** Data with which the page of a game or a night is prerendered. */
export type ScreenData = { user: CurrentUser } & (
  | { game: Game }
  | { event: Event; attendees: Attendee[]; games: ResponseBody<typeof listEventGames> }
);
