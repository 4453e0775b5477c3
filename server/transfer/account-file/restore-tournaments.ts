import { tournamentMatches, tournamentPlayers, tournaments } from '#shared/schema/tournaments.ts';
import { t } from '#server/transfer/words/words.ts';
import { errorAt } from './errors.ts';
import type { TournamentInFile } from './file-night-schema.ts';
import { reserveIds } from './reserve-ids.ts';
import { insertInBatches, DuplicateCheck, type RestoreState } from './restore-state.ts';

interface TournamentNight {
  event: { id: number };
  /** Its number in the file. */
  entry: number;
  tournament: TournamentInFile | null;
  /** Guests with their new ids. */
  guests: readonly { id: number; email: string; isHost: boolean }[];
  /** As in the file, where the host may have had another address. */
  hostEmail: string | null;
}

/** Restores tournaments with their players and matches. @throws Refusal invalid_file */
export async function restoreTournaments(state: RestoreState, nights: readonly TournamentNight[]): Promise<void> {
  const ids = await reserveIds(
    state.tx,
    'tournament_players',
    nights.reduce((sum, { tournament }) => sum + (tournament?.players.length ?? 0), 0),
  );
  const nextId = ids.values();
  const made = nights.flatMap((night) => rowsOf(state, night, () => nextId.next().value ?? 0) ?? []);
  await insertInBatches(
    made.map(({ row }) => row),
    (some) => state.tx.insert(tournaments).values(some),
  );
  await insertInBatches(
    made.flatMap(({ players }) => players),
    (some) => state.tx.insert(tournamentPlayers).overridingSystemValue().values(some),
  );
  await insertInBatches(
    made.flatMap(({ matches }) => matches),
    (some) => state.tx.insert(tournamentMatches).values(some),
  );
}

function rowsOf(
  state: RestoreState,
  { event, entry, tournament, guests, hostEmail }: TournamentNight,
  nextId: () => number,
) {
  if (tournament === null) return null;
  const eventId = event.id;
  const { players, matches, gameId, ...settings } = tournament;
  const once = new DuplicateCheck();
  const unlessTwice = (what: string, value: string | number, error: () => string) =>
    once.add(`${what} ${value}`, 'nights', entry, error);
  const attendees = new Map(guests.map(({ email, id }) => [email, id]));
  const host = guests.find(({ isHost }) => isHost);
  if (hostEmail !== null && host) attendees.set(hostEmail, host.id);
  const playerIds = new Map<number, number>();
  const playerRows = players.map(({ id: fileId, email, ...player }) => {
    unlessTwice('player', fileId, () => t('there is another player {id}', { id: String(fileId) }));
    unlessTwice('seed', player.seed, () => t('two players have the seed {seed}', { seed: String(player.seed) }));
    if (email !== null) unlessTwice('email', email, () => t('{email} plays twice', { email }));
    const id = nextId();
    playerIds.set(fileId, id);
    return { ...player, id, eventId, attendeeId: email === null ? null : (attendees.get(email) ?? null) };
  });
  const playerOf = (fileId: number): number => {
    const id = playerIds.get(fileId);
    if (id === undefined)
      throw errorAt('nights', entry, 'tournament.matches', t('there is no player {id}', { id: String(fileId) }));
    return id;
  };
  const playOf = (fileId: number): number => {
    const id = state.plays.get(fileId);
    if (id === undefined)
      throw errorAt(
        'nights',
        entry,
        'tournament.matches',
        t('there is no play {id} before it', { id: String(fileId) }),
      );
    return id;
  };
  return {
    row: { ...settings, eventId, gameId: gameId === null ? null : state.gameOf(gameId, 'nights', entry) },
    players: playerRows,
    matches: matches.map(({ firstId, secondId, playId, ...match }) => {
      unlessTwice('table', `${match.round} ${match.table}`, () =>
        t('round {round} has table {table} twice', { round: String(match.round), table: String(match.table) }),
      );
      return {
        ...match,
        eventId,
        firstId: playerOf(firstId),
        secondId: secondId === null ? null : playerOf(secondId),
        playId: playId === null ? null : playOf(playId),
      };
    }),
  };
}
