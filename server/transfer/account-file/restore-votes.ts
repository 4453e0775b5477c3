import type * as z from 'zod';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { eventProposals, eventVotes } from '#shared/schema/attendees.ts';
import { t } from '#server/transfer/words/words.ts';
import { errorAt } from './errors.ts';
import type * as schema from './file-night-schema.ts';
import { reserveIds } from './reserve-ids.ts';
import { insertInBatches, DuplicateCheck, type RestoreState } from './restore-state.ts';

type Attendee = z.output<typeof schema.night>['attendees'][number];

interface VotedNight {
  event: { id: number };
  /** Its number in the file. */
  entry: number;
  /** Guests with their new ids. */
  guests: readonly (Pick<Attendee, 'email' | 'proposals' | 'votes'> & { id: number })[];
}

/** Restores the guests' proposals in order, and their votes. */
export async function restoreVotes(state: RestoreState, nights: readonly VotedNight[]): Promise<void> {
  const offers = nights.map((night) => offersOf(night));
  const ids = await reserveIds(
    state.tx,
    'event_proposals',
    offers.reduce((sum, { length }) => sum + length, 0),
  );
  const nextId = ids.values();
  const made = nights.map((night, place) => {
    const proposals = new Map<number, number>();
    const rows = (offers[place] ?? []).map(({ id: fileId, ...offer }) => {
      const id = nextId.next().value ?? 0;
      proposals.set(fileId, id);
      return { ...offer, id };
    });
    return { rows, votes: votesOf(state, night, proposals) };
  });
  await insertInBatches(
    made.flatMap(({ rows }) => rows),
    (some) => state.tx.insert(eventProposals).overridingSystemValue().values(some),
  );
  await insertInBatches(
    made.flatMap(({ votes }) => votes),
    (some) => state.tx.insert(eventVotes).values(some),
  );
}

function offersOf({ event, entry, guests }: VotedNight) {
  const ids = new DuplicateCheck();
  const offers = guests.flatMap(({ id: attendeeId, email, proposals }) => {
    const titles = new DuplicateCheck();
    return proposals.map((proposal) => {
      const key = titleKey(proposal.title);
      ids.add(proposal.id, 'nights', entry, () => t('there is another proposal {id}', { id: String(proposal.id) }));
      titles.add(key, 'nights', entry, () => t('{email} brings "{title}" twice', { email, title: proposal.title }));
      return { ...proposal, titleKey: key, eventId: event.id, attendeeId };
    });
  });
  return offers.toSorted((a, b) => a.id - b.id);
}

function votesOf(state: RestoreState, { event, entry, guests }: VotedNight, proposals: ReadonlyMap<number, number>) {
  return guests.flatMap(({ id: attendeeId, email, votes }, place) => {
    const given = new DuplicateCheck();
    return votes.map((vote) => {
      const { kind, gameId, proposalId } = vote;
      // One veto in total, and one vote of each other kind per game.
      const about = kind === 'veto' ? kind : `${kind} ${gameId} ${proposalId}`;
      given.add(about, 'nights', entry, () => t('{email} votes twice: {kind}', { email, kind }));
      return {
        ...vote,
        eventId: event.id,
        attendeeId,
        gameId: gameId === null ? null : state.gameOf(gameId, 'nights', entry),
        proposalId: proposalId === null ? null : proposalOf(proposals, proposalId, entry, place),
      };
    });
  });
}

function proposalOf(proposals: ReadonlyMap<number, number>, fileId: number, entry: number, place: number): number {
  const id = proposals.get(fileId);
  if (id !== undefined) return id;
  throw errorAt(
    'nights',
    entry,
    `attendees.${place}.votes`,
    t('there is no proposal {id} on this night', { id: String(fileId) }),
  );
}
