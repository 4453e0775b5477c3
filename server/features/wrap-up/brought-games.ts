import type { WrapUpSheet } from '#shared/contracts/wrap-up.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import type { Connection } from '#server/database/database.ts';
import { gamesOn } from '#server/domain/nights/event-games.ts';
import { proposalsOf } from '#server/domain/votes/votes-store.ts';

/** Games that people bring to a night and that are not on it, each title once. @param nameOf by attendee id */
export async function broughtGames(
  db: Connection,
  eventId: number,
  nameOf: (attendeeId: number) => string,
): Promise<WrapUpSheet['brought']> {
  const seen = new Set((await gamesOn(db, eventId)).map(({ title }) => titleKey(title)));
  const brought: WrapUpSheet['brought'] = [];
  for (const { attendeeId, title, titleKey: key, bggId, category } of await proposalsOf(db, eventId)) {
    if (seen.has(key)) continue;
    seen.add(key);
    brought.push({ title, bggId, category, by: nameOf(attendeeId) });
  }
  return brought;
}
