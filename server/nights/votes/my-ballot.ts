import { eq } from 'drizzle-orm';
import type { Ballot, NewProposal } from '#shared/nights/votes-contract.ts';
import { events } from '#shared/schema/nights.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { GameServices } from '#server/games/service.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { attendeesOf, relationTo } from '../attendees-store.ts';
import type { EventRow } from '../events-store.ts';
import { hostNameOf } from '../host-name.ts';
import { withNightLock } from '../night-lock.ts';
import { membershipsWith } from '../groups/service.ts';
import { coverPath } from '#server/platform/files/picture-path.ts';
import { type BallotToSave, saveBallot } from './save-ballot.ts';
import { guestBallot } from './guest-ballot.ts';
import { knownGame, propose, withdraw } from './propose.ts';
import { findProposal, setSharesShelf } from './votes-store.ts';

/** The night of one's own ballot. Nobody reads or changes another's, not even the host. @throws Refusal not_found */
async function nightOfOwn(db: Database, owner: Owner, attendeeId: number): Promise<number> {
  const relation = await relationTo(db, owner.id, attendeeId);
  if (!relation?.isThemselves) throw new Refusal('not_found');
  return relation.eventId;
}

/** The signed-in user's ballot for a night. @throws Refusal not_found */
export async function getBallot(db: Database, owner: Owner, attendeeId: number): Promise<Ballot> {
  const eventId = await nightOfOwn(db, owner, attendeeId);
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  const list = await attendeesOf(db, eventId);
  const voter = list.find(({ id }) => id === attendeeId);
  if (!event || !voter) throw new Refusal('not_found');
  const hostName = await hostNameOf(db, event.userId);
  const ballot = await guestBallot(db, event, list, voter, new Date());
  const games = event.userId === owner.id ? ballot.games : ballot.games.map(withOwnCover);
  const groups = await membershipsWith(db, owner.id, event.userId);
  return { ...ballot, games, eventTitle: event.title, hostName, groups };
}

/** Other people's browsers must not load covers from sites that the host chose. */
const withOwnCover = (game: Ballot['games'][number]) => ({
  ...game,
  imageUrl: coverPath({ id: game.number, imageUrl: game.imageUrl }),
});

/** Runs a change of one's own ballot and returns the new ballot. */
async function changeBallot(
  db: Database,
  owner: Owner,
  attendeeId: number,
  change: (tx: Transaction, event: EventRow) => Promise<void>,
): Promise<Ballot> {
  await withNightLock(db, await nightOfOwn(db, owner, attendeeId), change);
  return getBallot(db, owner, attendeeId);
}

/** Votes, and sets whether one's own collection may be used. @throws Refusal as `giveBallot` does */
export const saveMyBallot = (
  db: Database,
  owner: Owner,
  attendeeId: number,
  { sharesShelf, shown, ...given }: BallotToSave & { sharesShelf?: boolean | undefined; shown?: number[] | undefined },
): Promise<Ballot> =>
  changeBallot(db, owner, attendeeId, async (tx, event) => {
    await saveBallot(tx, event, attendeeId, given, shown);
    if (sharesShelf !== undefined) await setSharesShelf(tx, attendeeId, sharesShelf);
  });

/** Offers to bring a game. @throws Refusal as `propose` does */
export async function proposeMine(
  { db, titles }: Pick<GameServices, 'db' | 'titles'>,
  owner: Owner,
  attendeeId: number,
  proposal: NewProposal,
): Promise<Ballot> {
  const known = await knownGame(titles, proposal.title);
  return changeBallot(db, owner, attendeeId, (tx, event) => propose(tx, event, attendeeId, proposal, known));
}

/** Withdraws one's own offer. @throws Refusal as `withdraw` does */
export async function withdrawMine(db: Database, owner: Owner, proposalId: number): Promise<void> {
  const proposal = await findProposal(db, proposalId);
  if (!proposal) throw new Refusal('not_found');
  const eventId = await nightOfOwn(db, owner, proposal.attendeeId);
  await withNightLock(db, eventId, (tx, event) => withdraw(tx, event, proposal.attendeeId, proposalId));
}
