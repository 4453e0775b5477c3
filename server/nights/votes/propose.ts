import type { NewProposal } from '#shared/nights/votes-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { foldTitle } from '#shared/text/fold-title.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { gamesOn } from '../event-games.ts';
import type { EventRow } from '../events-store.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { type Titles, completeTitle } from '#server/games/service.ts';
import { refuseClosedVote } from './refuse-closed-vote.ts';
import * as store from './votes-store.ts';

type KnownGame = Awaited<ReturnType<typeof completeTitle>>[number];

/**
 * Data of a game with exactly this title from the title lists, or null. Call it before locking a night: the lists take
 * a while to load the first time.
 */
export async function knownGame(titles: Titles, title: string): Promise<KnownGame | null> {
  const [known] = await completeTitle(titles, title);
  return known && foldTitle(known.title) === foldTitle(title) ? known : null;
}

/**
 * An attendee offers to bring a game, which is also a vote for it. @param game known data, unless the attendee says
 * otherwise @throws Refusal enough_proposals, invalid_request if it is on the list already, and those of `refuseClosedVote`
 */
export async function propose(
  tx: Transaction,
  event: EventRow,
  attendeeId: number,
  { title, ...facts }: NewProposal,
  game: KnownGame | null,
): Promise<void> {
  await refuseClosedVote(tx, event, attendeeId);
  const key = titleKey(game?.title ?? title);
  const own = (await store.proposalsOf(tx, event.id)).filter((proposal) => proposal.attendeeId === attendeeId);
  if (own.length >= STORAGE_LIMITS.proposals.most) throw new Refusal('enough_proposals');
  const gameIds = (await gamesOn(tx, event.userId, event.id)).map(({ id }) => id);
  if (await store.isOnNight(tx, gameIds, key)) throw listedAlready('This one is on the table already');
  const voter = { eventId: event.id, attendeeId };
  const made = await store.insertProposal(tx, {
    ...voter,
    title: game?.title ?? title,
    titleKey: key,
    bggId: game?.bggId ?? null,
    players: facts.players ?? game?.players ?? null,
    duration: facts.duration ?? game?.duration ?? null,
    category: game?.category ?? null,
    difficulty: game?.difficulty ?? null,
    weight: game?.weight ?? null,
    bestPlayers: game?.bestPlayers ?? null,
  });
  if (!made) throw listedAlready('You bring this one already');
  await store.insertVote(tx, { ...voter, proposalId: made.id, kind: 'approve' });
  await publishEventChanged(tx, event.id);
}

const listedAlready = (why: string) => new Refusal('invalid_request', { fields: { title: why } });

/** Withdraws an offered game with all its votes. @throws Refusal not_found, and those of `refuseClosedVote` */
export async function withdraw(
  tx: Transaction,
  event: EventRow,
  attendeeId: number,
  proposalId: number,
): Promise<void> {
  await refuseClosedVote(tx, event, attendeeId);
  const proposal = await store.findProposal(tx, proposalId);
  if (proposal?.attendeeId !== attendeeId) throw new Refusal('not_found');
  await store.deleteProposal(tx, proposalId);
  await publishEventChanged(tx, event.id);
}
