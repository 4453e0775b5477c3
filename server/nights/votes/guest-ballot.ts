import type { Ballot } from '#shared/nights/votes-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { ownWeightText } from '#shared/nights/ballot.ts';
import { firstLine } from '#shared/text/first-line.ts';
import { firstName } from '#server/plays/service.ts';
import { voteStatusOf } from '#shared/nights/vote-status.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AttendeeRow } from '../attendees-store.ts';
import type { EventRow } from '../events-store.ts';
import { votableGames } from './votable-games.ts';
import { voteWeights } from './vote-weights.ts';
import { ballotFacts, votesBy } from './votes-store.ts';

/** Characters of the line that says what a game is: about two lines on a phone. */
const MAX_ABOUT = 90;

/** A ballot without the fields for signed-in users. */
export type GuestBallot = Omit<Ballot, 'eventTitle' | 'hostName' | 'groups'>;

/**
 * The ballot of an attendee with their votes. Names of people who bring games are included if guests may see each
 * other. @param list all attendees
 */
export async function guestBallot(
  db: Database,
  event: EventRow,
  list: readonly AttendeeRow[],
  voter: AttendeeRow,
  now: Date,
): Promise<GuestBallot> {
  const bringer = (person: AttendeeRow) =>
    person.id === voter.id ? 'You' : ((event.showsGuests ? firstName(person.name) : null) ?? 'Another guest');
  const [games, own, weights, facts] = await Promise.all([
    votableGames(db, event, list, bringer),
    votesBy(db, voter.id),
    voteWeights(db, event, voter.id),
    ballotFacts(db, event.id),
  ]);
  const gamesOf = (kind: (typeof own)[number]['kind']) =>
    games
      .map(({ number }) => number)
      .filter((number) => own.some((vote) => vote.kind === kind && vote.number === number));
  const brought = games.filter(({ bringerId }) => bringerId === voter.id).length;
  return {
    attendeeId: voter.id,
    standing: voteStatusOf(event, voter, now),
    approves: gamesOf('approve'),
    veto: gamesOf('veto')[0] ?? null,
    teaches: gamesOf('teach'),
    games: games.map(({ bringerId, ...game }) => {
      const { weight = null, bestPlayers = null, description = null } = facts.get(game.number) ?? {};
      const about = firstLine(description ?? '', MAX_ABOUT) || null;
      return { ...game, weight, bestPlayers, about, isYours: bringerId === voter.id };
    }),
    proposalsLeft: Math.max(0, STORAGE_LIMITS.proposals.most - brought),
    weight: ownWeightText(weights.get(voter.id)),
    isHost: voter.isHost,
    sharesShelf: voter.sharesShelf,
  };
}
