import type { NewProposal } from '#shared/contracts/votes.ts';
import { KEPT_LIMITS } from '#shared/rules/plans/kept-limits.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import { foldTitle } from '#shared/rules/games/folded-title.ts';
import type { Transaction } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { gamesOn } from '../nights/event-games.ts';
import { publishEventChanged } from '../nights/notify.ts';
import { completeTitle } from '../titles/service.ts';
import { openVote } from './open-vote.ts';
import * as store from './votes-store.ts';

type KnownGame = Awaited<ReturnType<typeof completeTitle>>[number];

/**
 * What the lists of titles know of a game that goes by exactly this title; null where they do not have it. To be asked
 * before a night is locked: reading the lists for the first time takes a while.
 */
export async function knownGame(title: string): Promise<KnownGame | null> {
  const [known] = await completeTitle(title);
  return known && foldTitle(known.title) === foldTitle(title) ? known : null;
}

/**
 * Somebody offers to bring a game; they vote for it with that.
 * @param game what is known of it, except where they say otherwise
 * @throws Refusal enough_proposals, invalid_request where it is on the list already, and as `openVote` does
 */
export async function propose(
  tx: Transaction,
  attendeeId: number,
  { title, ...said }: NewProposal,
  game: KnownGame | null,
): Promise<void> {
  const { event } = await openVote(tx, attendeeId);
  const key = titleKey(game?.title ?? title);
  const own = (await store.proposalsOf(tx, event.id)).filter((proposal) => proposal.attendeeId === attendeeId);
  if (own.length >= KEPT_LIMITS.proposals.most) throw new Refusal('enough_proposals');
  const gameIds = (await gamesOn(tx, event.id)).map(({ id }) => id);
  if (await store.isOnNight(tx, gameIds, key)) throw listedAlready('This one is on the table already');
  const voter = { eventId: event.id, attendeeId };
  const made = await store.insertProposal(tx, {
    ...voter,
    title: game?.title ?? title,
    titleKey: key,
    bggId: game?.bggId ?? null,
    players: said.players ?? game?.players ?? null,
    duration: said.duration ?? game?.duration ?? null,
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

/** Somebody takes back what they offered, with all votes for it. @throws Refusal not_found, and as `openVote` does */
export async function withdraw(tx: Transaction, attendeeId: number, proposalId: number): Promise<void> {
  const { event } = await openVote(tx, attendeeId);
  const proposal = await store.findProposal(tx, proposalId);
  if (proposal?.attendeeId !== attendeeId) throw new Refusal('not_found');
  await store.deleteProposal(tx, proposalId);
  await publishEventChanged(tx, event.id);
}
