import { randomInt } from 'node:crypto';
import type { EnteredResult } from '#shared/tournaments/match-result.ts';
import { drawnRounds } from '#shared/tournaments/tournament.ts';
import type {
  NewPlayer,
  NewTournament,
  Tournament,
  TournamentChanges,
} from '#shared/tournaments/tournament-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { type EventRow, gamesOn, getEvent, withOwnNightLock } from '#server/nights/service.ts';
import { listPeople } from '#server/plays/service.ts';
import { refusePremiumType } from '#server/plans/service.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import { type LoadedTournament, loadTournament } from './load-tournament.ts';
import { lastSeed, playerRows, refuseTwice, seeded } from './players.ts';
import { recordPlay } from './record-play.ts';
import { matchOf, saveResult, withdraw } from './results.ts';
import * as rounds from './rounds.ts';
import * as store from './store.ts';
import { t } from '#server/platform/words/words.ts';

export { guestTournament, type GuestTournament } from './guest-tournament.ts';
export { reportResult } from './report-result.ts';
export { takePadResult } from './take-pad-result.ts';

/** The tournament of an event for its host; null if it has none. @throws Refusal not_found */
export async function getTournament(db: Connection, owner: Owner, eventId: number): Promise<Tournament | null> {
  await getEvent(db, owner, eventId);
  const night = { id: eventId, userId: owner.id };
  return (await loadTournament(db, night, await listPeople(db, owner.id)))?.tournament ?? null;
}

type Change = (tx: Transaction, event: EventRow, loaded: LoadedTournament) => Promise<void>;

/** A change by the host, under the night's lock; returns the tournament after it. @throws Refusal not_found, not_a_tournament, event_cancelled */
const change = (db: Database, owner: Owner, eventId: number, run: Change, withLock?: typeof withOwnerLock) =>
  withOwnNightLock(
    db,
    owner,
    eventId,
    async (tx, event) => {
      refuseOtherEvents(event);
      await run(tx, event, await found(tx, event));
      return finish(tx, event);
    },
    withLock,
  );

async function found(tx: Transaction, event: EventRow): Promise<LoadedTournament> {
  const loaded = await loadTournament(tx, event, await listPeople(tx, event.userId));
  if (!loaded) throw new Refusal('not_found');
  return loaded;
}

async function finish(tx: Transaction, event: EventRow): Promise<Tournament> {
  await publishEventChanged(tx, event.id);
  return (await found(tx, event)).tournament;
}

/** @throws Refusal not_a_tournament, event_cancelled */
function refuseOtherEvents({ eventType, status }: EventRow): void {
  if (eventType !== 'tournament') throw new Refusal('not_a_tournament');
  if (status === 'cancelled') throw new Refusal('event_cancelled');
}

/** @throws Refusal invalid_request naming gameId */
async function refuseOtherGame(tx: Transaction, event: EventRow, gameId: number | null | undefined): Promise<void> {
  if (gameId === null || gameId === undefined) return;
  const games = await gamesOn(tx, event.userId, event.id);
  if (!games.some(({ id }) => id === gameId))
    throw new Refusal('invalid_request', { fields: { gameId: t('Please choose one of the games of this night') } });
}

/**
 * Sets a tournament up, in place of the one before, whose lot stays: a lot is drawn once. @throws Refusal not_found,
 * PLAN_REQUIRED, not_a_tournament, event_cancelled, tournament_begun, or invalid_request naming players or the game
 */
export const setTournament = (db: Database, owner: Owner, eventId: number, { players, ...rules }: NewTournament) =>
  withOwnNightLock(db, owner, eventId, async (tx, event) => {
    refuseOtherEvents(event);
    refusePremiumType(owner.plan, event.eventType);
    const before = await loadTournament(tx, event);
    if (before && before.tournament.matches.length > 0) throw new Refusal('tournament_begun');
    await refuseOtherGame(tx, event, rules.gameId);
    const lot = before?.lot ?? randomInt(2 ** 31 - 1);
    const rows = await playerRows(tx, event, players, 'players');
    refuseTwice(rows, 'players');
    await store.replaceTournament(tx, { ...rules, lot, eventId }, seeded(rows, rules, lot));
    return finish(tx, event);
  });

/** @throws Refusal as `change`, and invalid_request naming rounds or the game */
export const changeTournament = (db: Database, owner: Owner, eventId: number, changes: TournamentChanges) =>
  change(db, owner, eventId, async (tx, event, { tournament }) => {
    const drawn = drawnRounds(tournament.matches);
    if (changes.rounds !== undefined && changes.rounds < drawn)
      throw new Refusal('invalid_request', {
        fields: { rounds: t('Please enter {drawn} or more: so many are drawn', { drawn }) },
      });
    await refuseOtherGame(tx, event, changes.gameId);
    await store.updateTournament(tx, eventId, changes);
  });

/** Deletes it with its results; recorded plays stay. @throws Refusal not_found */
export const removeTournament = (db: Database, owner: Owner, eventId: number): Promise<void> =>
  withOwnNightLock(db, owner, eventId, async (tx) => {
    if (!(await store.deleteTournament(tx, eventId))) throw new Refusal('not_found');
    await publishEventChanged(tx, eventId);
  });

/** @throws Refusal as `change`, elimination_drawn, limit_reached, and invalid_request naming the name */
export const addPlayer = (db: Database, owner: Owner, eventId: number, player: NewPlayer) =>
  change(db, owner, eventId, async (tx, event, { tournament }) => {
    const { format, players, matches } = tournament;
    if (format === 'elimination' && matches.length > 0) throw new Refusal('elimination_drawn');
    if (players.length >= STORAGE_LIMITS.tournamentPlayers.most) throw limitReached('tournamentPlayers');
    const rows = await playerRows(tx, event, [player], 'name');
    refuseTwice([...players, ...rows], 'name');
    const place = { eventId, seed: lastSeed(tournament), joinedRound: drawnRounds(matches) + 1 };
    for (const row of rows) await store.insertPlayer(tx, { ...row, ...place });
  });

/** Withdraws a player, or takes them in again. @throws Refusal as `change` */
export const changePlayer = (
  db: Database,
  owner: Owner,
  eventId: number,
  { playerId, isWithdrawn }: { playerId: number; isWithdrawn: boolean },
) =>
  change(db, owner, eventId, async (tx, _event, { tournament }) => {
    if (!tournament.players.some(({ id }) => id === playerId)) throw new Refusal('not_found');
    await withdraw(tx, eventId, tournament, playerId, isWithdrawn);
  });

/** @throws Refusal as `change`, finding_date, round_open, tournament_over, limit_reached */
export const drawRound = (db: Database, owner: Owner, eventId: number, round: number) =>
  change(db, owner, eventId, async (tx, event, { tournament }) => {
    if (event.status === 'finding_date') throw new Refusal('finding_date');
    await rounds.draw(tx, eventId, tournament, round);
  });

/** @throws Refusal as `change`, round_played */
export const undoRound = (db: Database, owner: Owner, eventId: number, round: number) =>
  change(db, owner, eventId, (tx, _event, { tournament }) => rounds.undo(tx, eventId, tournament, round));

/** @throws Refusal as `change`, next_round_drawn, and invalid_request naming result or scores */
export const enterResult = (
  db: Database,
  owner: Owner,
  eventId: number,
  { matchId, ...entered }: EnteredResult & { matchId: number },
) =>
  change(db, owner, eventId, (tx, _event, { tournament }) =>
    saveResult(tx, eventId, tournament, matchOf(tournament, matchId), entered),
  );

/** @throws Refusal as `change`, round_open, limit_reached, and invalid_request naming the match or the game */
export const recordMatchPlay = (db: Database, owner: Owner, eventId: number, matchId: number) =>
  change(
    db,
    owner,
    eventId,
    (tx, event, loaded) => recordPlay(tx, owner, event, loaded, matchOf(loaded.tournament, matchId)),
    withOwnerLock,
  );
