import type { planEvening } from '#shared/evening/evening-contract.ts';
import type { Decoded } from '#shared/contract/contract.ts';
import { type Evening, usualWeight, withoutMaybes } from '#shared/evening/evening.ts';
import type { Party } from '#shared/evening/party.ts';
import { wallTimeAt } from '#shared/time/repeating-nights.ts';
import { isVoter } from '#shared/nights/vote-status.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { gamesLentOn } from './lent-games.ts';
import { nextPlaysOn } from '#server/challenges/service.ts';
import { openLoansOf } from '#server/games/service.ts';
import {
  attendeesOf,
  gamesOn,
  planOf,
  type PlannedStart,
  getEvent,
  proposalsOf,
  votesOf,
  voteWeights,
} from '#server/nights/service.ts';
import { spellingsOf, firstName } from '#server/plays/service.ts';
import { playsByTitle, sharedShelves, shelvesOf } from './evening-store.ts';
import { type AvailableGame, availableGames, copiesWithVotes, type Played, rangeOf } from './available-games.ts';
import { guestsInPlays } from './guests-in-plays.ts';

interface Named {
  id: number;
  name: string | null;
  email: string;
}

const shortName = ({ name, email }: Named): string => firstName(name) ?? email.slice(0, email.indexOf('@'));

/** Returns display names by id: first names, or full names if ambiguous. */
function partyNames(people: readonly Named[]): Map<number, string> {
  const short = people.map(shortName);
  return new Map(
    people.map((person, place) => {
      const own = short[place] ?? '';
      const isAlone = short.filter((name) => name === own).length === 1;
      return [person.id, isAlone ? own : (person.name ?? person.email)];
    }),
  );
}

export type EveningOptions = Decoded<typeof planEvening>['query'];

export interface LoadedEvening {
  evening: Evening;
  /** Games by number. */
  games: Map<number, AvailableGame>;
  /** Titles that guests bring with unknown player counts. */
  unknown: string[];
  /** Reasons why the host's games are absent: 'Brass is with Ben until Sunday'; those of the night first. */
  away: string[];
  /** The plan stored with the night. */
  saved: PlannedStart[];
  /** Names of companions, by attendee. */
  companions: Map<number, string[]>;
}

/**
 * Loads all input of an evening as of now: who comes, available games, votes and plays. The number of queries is
 * independent of the number of games. @throws Refusal not_found
 */
export async function loadEvening(
  db: Database,
  owner: Owner,
  eventId: number,
  { heads, seed, from }: Pick<EveningOptions, 'heads' | 'seed' | 'from'>,
): Promise<LoadedEvening> {
  const event = await getEvent(db, owner, eventId);
  const shared = sharedShelves(db, eventId);
  const owners = shared.then((found) => [owner.id, ...found.map(({ userId }) => userId)]);
  const shelves = owners.then((userIds) => shelvesOf(db, userIds, eventId));
  const open = owners.then((userIds) => openLoansOf(db, userIds));
  const [list, sharing, shelf, lent, plays, spellings, proposals, votes, weights, put, saved, nextPlayOf] =
    await Promise.all([
      attendeesOf(db, eventId),
      shared,
      shelves,
      open,
      playsByTitle(db)(owner.id),
      spellingsOf(db, owner.id),
      proposalsOf(db, eventId),
      votesOf(db, eventId),
      voteWeights(db, event),
      gamesOn(db, owner.id, eventId),
      planOf(db, owner.id, eventId),
      nextPlaysOn(db, owner, wallTimeAt(event.date, event.timeZone).date),
    ]);
  const hostId = list.find(({ isHost }) => isHost)?.id ?? 0;
  const voters = list.filter(isVoter);
  const names = partyNames(voters);
  const everybody: Omit<Evening, 'candidates'> = {
    parties: voters.map(({ id, partySize, status }): Party => ({
      id,
      name: names.get(id) ?? '',
      heads: partySize,
      answer: status === 'accepted' ? 'accepted' : 'maybe',
    })),
    maybeHeads: 0,
    hostId,
    minutes: event.durationMinutes,
    seed,
    usualWeight: null,
    fromShelf: from === 'shelf',
    wishes: event,
    now: new Date(),
    timeZone: event.timeZone,
    areVotesSecret: event.votesClosedAt === null,
  };
  const coming = heads === 'maybes' ? everybody : withoutMaybes({ ...everybody, candidates: [] });
  const isComing = (id: number) => coming.parties.some((party) => party.id === id);

  const inPlays = guestsInPlays(voters, spellings);
  // The host played all of them, whatever name their plays use.
  const knowers = (tables: readonly string[]) => [...new Set([hostId, ...inPlays(tables)])];
  const played = new Map(
    plays.map(({ tables, ...one }): [string, Played] => [one.titleKey, { ...one, knownBy: knowers(tables) }]),
  );
  const onNight = new Set(put.map(({ id }) => id));
  const away = gamesLentOn(event, lent, onNight, everybody.now);
  const brought = proposals.filter(({ attendeeId }) => isComing(attendeeId));
  const copies = availableGames({
    host: { attendeeId: hostId, userId: owner.id },
    sharing,
    shelf: shelf.filter(({ id }) => !away.ids.has(id)),
    proposals: brought,
    onNight,
    played,
    nextPlayOf,
  }).filter(({ candidate }) => isComing(candidate.source.by));
  const games = copiesWithVotes(copies, { votes, voters, weights, proposals: brought }).flatMap(
    ([first]) => first ?? [],
  );
  const candidates = games.map(({ candidate }) => candidate);
  return {
    saved,
    evening: { ...coming, candidates, usualWeight: usualWeight(candidates) },
    games: new Map(games.map((game) => [game.candidate.id, game])),
    companions: new Map(voters.map((voter) => [voter.id, voter.companions])),
    away: away.wordsOf(owner.id),
    unknown: brought.filter((proposal) => !rangeOf(proposal)).map(({ title }) => title),
  };
}
