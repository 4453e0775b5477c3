import type { Votes } from '#shared/nights/votes-contract.ts';
import { type GameVotes, tallyBallots, voteWeightText } from '#shared/nights/ballot.ts';
import { isVoter } from '#shared/nights/vote-status.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type AttendeeRow, attendeesOf } from '../attendees-store.ts';
import { getEvent } from '../events-service.ts';
import { updateEvent } from '../events-store.ts';
import { withOwnNightLock } from '../night-lock.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { viewUnvoted } from './ask-for-votes.ts';
import { ballotsFrom } from './ballots.ts';
import { votableGames } from './votable-games.ts';
import { voteWeights } from './vote-weights.ts';
import { votesOf } from './votes-store.ts';
import { t } from '#server/nights/words/words.ts';

const NOBODY: GameVotes = { approvals: [], vetoedBy: [], teachers: [] };
const nameOf = ({ name, email }: AttendeeRow): string => name ?? email;

/** The votes of attendees who accepted or said maybe, most votes first. @throws Refusal not_found */
export async function countVotes(db: Database, owner: Owner, eventId: number): Promise<Votes> {
  const event = await getEvent(db, owner, eventId);
  const list = await attendeesOf(db, eventId);
  const [games, votes, weights, unvoted] = await Promise.all([
    votableGames(db, event, list, nameOf),
    votesOf(db, eventId),
    voteWeights(db, event),
    viewUnvoted(db, event, list),
  ]);
  const voters = list.filter(isVoter);
  const ballots = ballotsFrom(votes, voters);
  const tally = tallyBallots(ballots, weights);
  const isClosed = event.votesClosedAt !== null;
  const named = (ids: readonly number[]) => {
    const some = new Set(ids);
    return voters.filter(({ id }) => some.has(id)).map(nameOf);
  };
  const counted = games.map((game, place) => {
    const { approvals, vetoedBy, teachers } = tally.get(game.number) ?? NOBODY;
    return {
      place,
      sixths: approvals.reduce((sum, { sixths }) => sum + sixths, 0),
      game: {
        ...game,
        approvals: approvals.length,
        teachers: teachers.length,
        vetoes: vetoedBy.length,
        names: isClosed
          ? {
              approvedBy: named(approvals.map(({ voterId }) => voterId)),
              teachers: named(teachers),
              vetoedBy: named(vetoedBy),
            }
          : null,
      },
    };
  });
  return {
    closedAt: event.votesClosedAt,
    mayVote: voters.length,
    voted: ballots.length,
    heavier: ballots.flatMap(({ voterId }) => {
      const voter = voters.find(({ id }) => id === voterId);
      const name = isClosed && voter ? nameOf(voter) : 'Somebody';
      return voteWeightText(name, weights.get(voterId) ?? 0) ?? [];
    }),
    unvoted,
    games: counted.sort((a, b) => b.sixths - a.sixths || a.place - b.place).map(({ game }) => game),
  };
}

/**
 * Closes a vote, after which its host sees names; idempotent. It cannot be reopened, because later votes could be
 * distinguished from those already seen.
 * @throws Refusal not_found, event_cancelled, vote_closed for reopening
 */
export async function setVoteClosed(db: Database, owner: Owner, eventId: number, closed: boolean): Promise<Votes> {
  await withOwnNightLock(db, owner, eventId, async (tx, event) => {
    if (event.status === 'cancelled') throw new Refusal('event_cancelled');
    if (event.votesClosedAt !== null && !closed)
      throw new Refusal('vote_closed', {
        message: t(
          'The vote is closed, and you have seen who wants what. It stays closed, because the votes were given in secret.',
        ),
      });
    if (event.votesClosedAt !== null || !closed) return;
    await updateEvent(tx, event, { votesClosedAt: new Date() });
    await publishEventChanged(tx, eventId);
  });
  return countVotes(db, owner, eventId);
}
