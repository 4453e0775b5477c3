import type * as z from 'zod';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import { eventProposals, eventVotes } from '#shared/schema/attendees.ts';
import { errorAt } from './errors.ts';
import type * as schema from './file-night-schema.ts';
import { reserveIds } from './reserve-ids.ts';
import { inStatements, Once, type Restoring } from './restoring.ts';

type Attendee = z.output<typeof schema.night>['attendees'][number];

interface VotedNight {
  event: { id: number };
  /** Its number in the file. */
  entry: number;
  /** Guests with their new ids. */
  guests: readonly (Pick<Attendee, 'email' | 'proposals' | 'votes'> & { id: number })[];
}

/** Restores the guests' proposals in order, and their votes. */
export async function restoreVotes(to: Restoring, nights: readonly VotedNight[]): Promise<void> {
  const offers = nights.map((night) => offersOf(night));
  const ids = await reserveIds(
    to.tx,
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
    return { rows, votes: votesOf(to, night, proposals) };
  });
  await inStatements(
    made.flatMap(({ rows }) => rows),
    (some) => to.tx.insert(eventProposals).overridingSystemValue().values(some),
  );
  await inStatements(
    made.flatMap(({ votes }) => votes),
    (some) => to.tx.insert(eventVotes).values(some),
  );
}

function offersOf({ event, entry, guests }: VotedNight) {
  const ids = new Once();
  const offers = guests.flatMap(({ id: attendeeId, email, proposals }) => {
    const titles = new Once();
    return proposals.map((proposal) => {
      const key = titleKey(proposal.title);
      ids.note(proposal.id, 'nights', entry, `there is another proposal ${proposal.id}`);
      titles.note(key, 'nights', entry, `${email} brings "${proposal.title}" twice`);
      return { ...proposal, titleKey: key, eventId: event.id, attendeeId };
    });
  });
  return offers.toSorted((a, b) => a.id - b.id);
}

function votesOf(to: Restoring, { event, entry, guests }: VotedNight, proposals: ReadonlyMap<number, number>) {
  return guests.flatMap(({ id: attendeeId, email, votes }, place) => {
    const given = new Once();
    return votes.map((vote) => {
      const { kind, gameId, proposalId } = vote;
      // One veto in total, and one vote of each other kind per game.
      const about = kind === 'veto' ? kind : `${kind} ${gameId} ${proposalId}`;
      given.note(about, 'nights', entry, `${email} votes twice: ${kind}`);
      return {
        ...vote,
        eventId: event.id,
        attendeeId,
        gameId: gameId === null ? null : to.gameOf(gameId, 'nights', entry),
        proposalId: proposalId === null ? null : proposalOf(proposals, proposalId, entry, place),
      };
    });
  });
}

function proposalOf(proposals: ReadonlyMap<number, number>, fileId: number, entry: number, place: number): number {
  const id = proposals.get(fileId);
  if (id !== undefined) return id;
  throw errorAt('nights', entry, `attendees.${place}.votes`, `there is no proposal ${fileId} on this night`);
}
