import { addresses, eventPayload } from '../../tests/support/rows/event-payloads.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const GAMES_OF_NIGHT = 4;

/** A night with guests and games, and the path of one guest's own page. @param cookie of the session of an owner with games */
export async function makeNight({ origin }: Pick<ServerUnderTest, 'origin'>, cookie: string, guests: number) {
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const games = await call<{ id: number }[]>('GET', '/api/games');
  const gameIds = games.slice(0, GAMES_OF_NIGHT).map(({ id }) => id);
  const night = await call<{ id: number; title: string }>('POST', '/api/events', eventPayload({ gameIds }));
  const { attendees } = await call<{ attendees: { id: number; isHost: boolean }[] }>(
    'POST',
    `/api/events/${night.id}/attendees`,
    { attendees: addresses(guests).map((email) => ({ email, name: null })) },
  );
  const guest = attendees.find(({ isHost }) => !isHost);
  const { url } = await call<{ url: string }>('POST', `/api/attendees/${guest?.id}/link`, {});
  return { ...night, guestPath: new URL(url).pathname };
}
