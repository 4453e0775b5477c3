import { eq } from 'drizzle-orm';
import type { Ballot, NewProposal } from '#shared/contracts/votes.ts';
import { events } from '#shared/schema/nights.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Connection, Database, Transaction } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { attendeesOf, eventIdOf, relationTo } from '#server/domain/nights/attendees-store.ts';
import { hostNameOf } from '#server/domain/nights/host-name.ts';
import { membershipsWith } from '#server/features/groups/service.ts';
import { coverPath } from '#server/domain/pictures/picture-path.ts';
import { type BallotToSave, saveBallot } from '#server/domain/votes/save-ballot.ts';
import { guestBallot } from '#server/domain/votes/guest-ballot.ts';
import { knownGame, propose, withdraw } from '#server/domain/votes/propose.ts';
import { findProposal, setSharesShelf } from '#server/domain/votes/votes-store.ts';

/** Nobody reads or changes another person's ballot, not even the host. @throws Refusal not_found */
async function refuseOthers(db: Connection, owner: Owner, attendeeId: number): Promise<void> {
  if (!(await relationTo(db, owner.id, attendeeId))?.isThemselves) throw new Refusal('not_found');
}

/** The signed-in user's ballot for a night. @throws Refusal not_found */
export async function getBallot(db: Database, owner: Owner, attendeeId: number): Promise<Ballot> {
  await refuseOthers(db, owner, attendeeId);
  const eventId = (await eventIdOf(db, attendeeId)) ?? 0;
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
  change: (tx: Transaction) => Promise<void>,
): Promise<Ballot> {
  await db.transaction(async (tx) => {
    await refuseOthers(tx, owner, attendeeId);
    await change(tx);
  });
  return getBallot(db, owner, attendeeId);
}

/** Votes, and sets whether one's own collection may be used. @throws Refusal as `giveBallot` does */
export const saveMyBallot = (
  db: Database,
  owner: Owner,
  attendeeId: number,
  { sharesShelf, shown, ...given }: BallotToSave & { sharesShelf?: boolean | undefined; shown?: number[] | undefined },
): Promise<Ballot> =>
  changeBallot(db, owner, attendeeId, async (tx) => {
    await saveBallot(tx, attendeeId, given, shown);
    if (sharesShelf !== undefined) await setSharesShelf(tx, attendeeId, sharesShelf);
  });

/** Offers to bring a game. @throws Refusal as `propose` does */
export async function proposeMine(
  db: Database,
  owner: Owner,
  attendeeId: number,
  proposal: NewProposal,
): Promise<Ballot> {
  const known = await knownGame(proposal.title);
  return changeBallot(db, owner, attendeeId, (tx) => propose(tx, attendeeId, proposal, known));
}

/** Withdraws one's own offer. @throws Refusal as `withdraw` does */
export const withdrawMine = (db: Database, owner: Owner, proposalId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const proposal = await findProposal(tx, proposalId);
    if (!proposal) throw new Refusal('not_found');
    await refuseOthers(tx, owner, proposal.attendeeId);
    await withdraw(tx, proposal.attendeeId, proposalId);
  });
