import type { TournamentField } from '#shared/tournaments/tournament.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import type { Person } from '#shared/plays/people-contract.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { type EventRow, playerNames } from '#server/nights/service.ts';
import * as store from './store.ts';

type Night = Pick<EventRow, 'id' | 'userId'>;

/** A tournament as its host sees it, with who its players are on the list of the night, by their id. */
export interface LoadedTournament {
  tournament: Tournament;
  attendees: ReadonlyMap<number, store.PlayerRow['attendee']>;
  /** On BoardGameGeek. */
  bggId: number | null;
  lot: number;
}

/** Null if the night has none. @param people of the host's plays, who are known there by other names; guests do not read those */
export async function loadTournament(
  db: Connection,
  { id, userId }: Night,
  people: readonly Person[] = [],
): Promise<LoadedTournament | null> {
  const found = await store.findTournament(db, userId, id);
  if (!found) return null;
  const rows = await store.playersOf(db, id);
  const matches = await store.matchesOf(db, id);
  const named = rows.map(({ player, attendee }) => ({
    name: attendee === null ? player.name : attendee.name,
    email: attendee?.email ?? '',
  }));
  const inPlays = playerNames(named, people);
  const { format, seeding, scoring, rounds, guestsReport, lot } = found.tournament;
  return {
    tournament: {
      format,
      seeding,
      scoring,
      rounds,
      guestsReport,
      game: found.game && { id: found.game.id, title: found.game.title },
      players: rows.map(({ player: { eventId: _eventId, ...player }, attendee }, place) => ({
        ...player,
        name: hostsNameOf(player.name, attendee),
        nameInPlays: inPlays[place] ?? player.name,
      })),
      matches: matches.map(({ eventId: _eventId, firstId: first, secondId: second, ...match }) => ({
        ...match,
        first,
        second,
      })),
    },
    attendees: new Map(rows.map(({ player, attendee }) => [player.id, attendee])),
    bggId: found.game?.bggId ?? null,
    lot,
  };
}

/** As in the list of the night: the present name of an attendee, else their address. */
function hostsNameOf(stored: string, attendee: store.PlayerRow['attendee']): string {
  if (attendee === null || attendee.name !== null) return attendee?.name ?? stored;
  return canBeWrittenTo(attendee.email) ? attendee.email : stored;
}

/** What the rules of pairing read. */
export const fieldOf = ({ format, rounds, players, matches }: Tournament): TournamentField => ({
  format,
  rounds,
  players,
  matches,
});
