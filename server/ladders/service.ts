import type * as z from 'zod';
import type { Plan } from '#shared/enums.ts';
import type {
  changeLadderSeat as changing,
  LadderOfGroup,
  LadderSeat,
  LadderSeats,
} from '#shared/ladders/ladders-contract.ts';
import type { Person } from '#shared/plays/people-contract.ts';
import { planOf } from '#shared/limits/plan.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { nameKey, tidyName } from '#shared/text/person-name.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Services } from '#server/platform/services.ts';
import { hostNameFrom } from '#server/nights/service.ts';
import { listPeople } from '#server/plays/service.ts';
import { computeLadder, LADDER_TASK } from './compute-ladder.ts';
import { HOST_SEAT, isOnLadder, type Seat, seatsOf } from './seats.ts';
import * as store from './store.ts';
import { t } from '#server/platform/words/words.ts';

export { computeLadder, LADDER_TASK } from './compute-ladder.ts';

interface Asked {
  /** Whose groups the reader may change: their own, or those of an organization that they host for. */
  owner: Owner;
  /** The reader. */
  actor: Owner;
  groupId: number;
  /** Null for all games. */
  game: string | null;
}

/**
 * The ladder of a group for its host, and for its members while it is on and the plan of the host includes ladders.
 * @throws Refusal not_found, PLAN_REQUIRED for the host
 */
export async function getLadder(
  { db, environment, workers }: Pick<Services, 'db' | 'environment' | 'workers'>,
  { owner, actor, groupId, game }: Asked,
): Promise<LadderOfGroup> {
  const found = await store.findGroup(db, groupId);
  if (!found) throw new Refusal('not_found');
  const { group, host, plan } = found;
  const isHost = group.userId === owner.id;
  if (isHost) refuseWithoutLadders(owner.plan);
  const members = await store.membersOf(db, group);
  const now = new Date();
  const isRead = group.ladderSince !== null && PLAN_LIMITS[planOf(plan, environment.DEFAULT_PLAN, now)].ladders;
  if (!isHost && !(isRead && members.some(({ user }) => user?.id === actor.id))) throw new Refusal('not_found');

  const isOn = group.ladderSince !== null;
  const seats = isOn ? seatsOf(found, members, await listPeople(db, group.userId)).filter(isOnLadder) : [];
  const spellings = seats.flatMap(({ id, person }) => person?.spellings.map((key) => [key, id] as const) ?? []);
  const request = { hostId: group.userId, spellings, game, now };
  // Of fewer than two there is nothing to compute, for which no thread is started.
  const { rungs, ...computed } =
    seats.length < 2 ? await computeLadder(db, request) : await workers.run(LADDER_TASK, actor.id, request);
  const byId = new Map(seats.map((seat) => [seat.id, seat]));
  return {
    groupName: group.name,
    hostName: hostNameFrom(host),
    isHost,
    isOn,
    people: seats.length,
    game,
    ...computed,
    rungs: rungs.map(({ person, ...rung }) => {
      const seat = byId.get(person);
      return {
        seat: person,
        name: seat?.name ?? seat?.person?.name ?? '',
        isYou: seat?.userId === actor.id,
        ...rung,
      };
    }),
  };
}

/** What is off stays as it was for when it is on again. @throws Refusal not_found, PLAN_REQUIRED to switch it on */
export const switchLadder = (db: Database, owner: Owner, groupId: number, isOn: boolean): Promise<{ isOn: boolean }> =>
  db.transaction(async (tx) => {
    if (!(await store.lockGroup(tx, owner.id, groupId))) throw new Refusal('not_found');
    if (isOn) refuseWithoutLadders(owner.plan);
    await store.setLadder(tx, owner.id, groupId, isOn);
    return { isOn };
  });

/** For the host only, because it has addresses and the names of all people in the plays. @throws Refusal not_found, PLAN_REQUIRED */
export async function listSeats(db: Database, owner: Owner, groupId: number): Promise<LadderSeats> {
  const { seats, people } = await loadSeats(db, owner, groupId);
  refuseWithoutLadders(owner.plan);
  return { seats: seats.map(shownSeat), people: people.map(({ name }) => name) };
}

/** @throws Refusal not_found, PLAN_REQUIRED, invalid_request naming seat or playsAs */
export const changeSeat = (
  db: Database,
  owner: Owner,
  groupId: number,
  { seat: seatId, playsAs, isOff }: z.output<(typeof changing)['body']>,
): Promise<LadderSeat> =>
  db.transaction(async (tx) => {
    if (!(await store.lockGroup(tx, owner.id, groupId))) throw new Refusal('not_found');
    refuseWithoutLadders(owner.plan);
    const { seats, people } = await loadSeats(tx, owner, groupId);
    if (!seats.some(({ id }) => id === seatId)) throw error('seat', t('This person is no longer in the group'));
    if (playsAs) refuseTaken(seats, people, seatId, playsAs);
    const changes = { isOff, playsAs: playsAs && nameKey(playsAs) };
    if (seatId === HOST_SEAT) await store.changeHostSeat(tx, owner.id, groupId, changes);
    else await store.changeMemberSeat(tx, groupId, seatId, changes);
    const changed = (await loadSeats(tx, owner, groupId)).seats.find(({ id }) => id === seatId);
    if (!changed) throw new Refusal('not_found');
    return shownSeat(changed);
  });

/** @throws Refusal invalid_request if nobody in the plays has the name, or was chosen for somebody else */
function refuseTaken(seats: readonly Seat[], people: readonly Person[], seatId: number, playsAs: string): void {
  const person = people.find(({ spellings }) => spellings.includes(nameKey(playsAs)));
  if (!person) throw error('playsAs', t('Nobody in your plays is called "{name}"', { name: tidyName(playsAs) }));
  const taken = seats.find(({ id, chosen, person: own }) => id !== seatId && chosen !== null && own?.id === person.id);
  if (taken)
    throw error(
      'playsAs',
      t('"{person}" is {name} already', { person: person.name, name: taken.name ?? taken.email ?? '' }),
    );
}

async function loadSeats(db: Connection, owner: Owner, groupId: number) {
  const found = await store.findGroup(db, groupId, owner.id);
  if (!found) throw new Refusal('not_found');
  const members = await store.membersOf(db, found.group);
  const people = await listPeople(db, owner.id);
  return { seats: seatsOf(found, members, people), people };
}

const shownSeat = ({ id, name, email, person, chosen, isOff, hasLeft }: Seat): LadderSeat => ({
  id,
  name,
  email,
  playsAs: person?.name ?? null,
  isChosen: chosen !== null,
  isOff,
  hasLeft,
});

function refuseWithoutLadders(plan: Plan): void {
  if (PLAN_LIMITS[plan].ladders) return;
  throw new Refusal('PLAN_REQUIRED', { message: t('The ladder of a group needs Premium Plus.') });
}

const error = (field: string, message: string) => new Refusal('invalid_request', { fields: { [field]: message } });
