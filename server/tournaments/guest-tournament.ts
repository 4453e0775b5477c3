import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import type { AttendeeRow, EventRow } from '#server/nights/service.ts';
import { firstName } from '#server/plays/service.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { loadTournament, type LoadedTournament } from './load-tournament.ts';

/** A tournament as a guest sees it. */
export interface GuestTournament {
  tournament: Tournament;
  /** The name of each player, by their id; null for the guest, and for players who are shown by their seed. */
  names: ReadonlyMap<number, string | null>;
  /** The guest's id among the players; null if they do not play. */
  ownId: number | null;
}

/** Null if the night has none, or the guest is not let in yet. @param hostCalled how guests call the host */
export async function guestTournament(
  db: Connection,
  event: EventRow,
  guest: AttendeeRow,
  hostCalled: string,
): Promise<GuestTournament | null> {
  if (event.eventType !== 'tournament' || event.status === 'cancelled' || guest.awaitsApproval) return null;
  const loaded = await loadTournament(db, event);
  if (!loaded) return null;
  const own = loaded.tournament.players.find(({ attendeeId }) => attendeeId === guest.id);
  return {
    tournament: loaded.tournament,
    names: guestNames(loaded, event, own?.id ?? null, hostCalled),
    ownId: own?.id ?? null,
  };
}

/**
 * First names, as in the list of who comes; who has the same one, or none, or is hidden by the host, has the number of
 * their seed.
 */
function guestNames(
  { tournament: { players }, attendees }: LoadedTournament,
  { showsGuests }: Pick<EventRow, 'showsGuests'>,
  ownId: number | null,
  hostCalled: string,
): ReadonlyMap<number, string | null> {
  const named = players.map(({ id, name, seed }) => {
    const attendee = attendees.get(id) ?? null;
    const shown = showsGuests ? firstName(attendee === null ? name : attendee.name) : null;
    return { id, seed, name: attendee?.isHost === true ? hostCalled : shown };
  });
  const count = (name: string | null) => named.filter((one) => one.name === name).length;
  return new Map(
    named.map(({ id, seed, name }) => {
      if (id === ownId || name === null) return [id, null];
      return [id, count(name) > 1 ? `${name} (${seed})` : name];
    }),
  );
}
