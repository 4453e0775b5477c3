import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RSVP_ANSWERS } from '#shared/enums.ts';
import {
  freeSeats,
  headsTaken,
  waitlistOf,
  offerDeadline,
  offersDue,
  waitlistPlaces,
  type SeatHolder,
  seatOutcome,
} from './seats.ts';

const START = new Date('2030-05-03T18:00:00Z');
const at = (hours: number) => new Date(START.getTime() - hours * 3_600_000);

const person = (id: number, facts: Partial<SeatHolder> = {}): SeatHolder => ({
  id,
  status: 'invited',
  partySize: 1,
  waitingSince: null,
  seatOfferedUntil: null,
  ...facts,
});
const seated = (id: number, partySize = 1) => person(id, { status: 'accepted', partySize });
const waiting = (id: number, since: number, partySize = 1) => person(id, { waitingSince: new Date(since), partySize });

test('seats are counted by heads, held seats included', () => {
  const list = [seated(1, 3), person(2, { status: 'maybe', partySize: 5 }), waiting(3, 1)];
  expect(headsTaken(list)).toBe(3);
  expect(freeSeats(6, [...list, person(4, { partySize: 2, waitingSince: at(9), seatOfferedUntil: at(1) })])).toBe(1);
  expect(freeSeats(null, list)).toBe(Infinity);
});

test('guests who joined the waitlist at the same moment are sorted by their place on the list', () => {
  const list = [waiting(3, 5), waiting(2, 5), waiting(4, 1), seated(1)];
  expect(waitlistOf(list).map(({ id }) => id)).toEqual([4, 2, 3]);
  expect([...waitlistPlaces(list)]).toEqual([
    [4, 1],
    [2, 2],
    [3, 3],
  ]);
});

describe('an answer', () => {
  const yes = (partySize = 1) => ({ status: 'accepted', partySize }) as const;

  test('gets a seat while one is free, and a place on the waitlist afterwards', () => {
    expect(seatOutcome(2, 1, person(2), yes())).toBe('as_answered');
    expect(seatOutcome(2, 1, person(2), yes(2))).toBe('waitlisted');
  });

  test('with more heads than the night has seats is rejected as too many', () => {
    expect(seatOutcome(2, 0, person(1), yes(3))).toBe('too_many');
  });

  test('other than yes needs no seat, and a night without a limit accepts every yes', () => {
    for (const status of ['declined', 'maybe'] as const)
      expect(seatOutcome(2, 2, person(2), { status, partySize: 5 })).toBe('as_answered');
    expect(seatOutcome(null, 2, person(2), yes(50))).toBe('as_answered');
  });

  test('that asks for more seats than are free is rejected, and the guest keeps their seats', () => {
    const me = seated(1, 2);
    expect(seatOutcome(4, 1, me, yes(3))).toBe('as_answered');
    expect(seatOutcome(4, 1, me, yes(4))).toBe('too_many');
  });

  test('keeps its seats if the host lowered the limit below the number of heads', () => {
    const me = seated(1, 2);
    expect(seatOutcome(2, 2, me, yes(2))).toBe('as_answered');
    expect(seatOutcome(2, 2, me, yes(1))).toBe('as_answered');
  });

  test('takes the seat that is held for the guest', () => {
    const me = person(1, { partySize: 2, waitingSince: at(30), seatOfferedUntil: at(1) });
    expect(seatOutcome(3, 1, me, yes(2))).toBe('as_answered');
    expect(seatOutcome(3, 1, me, yes(3))).toBe('too_many');
  });
});

describe('an offer', () => {
  test('goes to the first guests on the waitlist whose party fits', () => {
    const list = [seated(1, 3), waiting(2, 200, 4), waiting(3, 300), waiting(4, 100, 2), waiting(5, 400)];
    expect(offersDue(freeSeats(6, list), list).map(({ id }) => id)).toEqual([4, 3]);
    expect(waitlistPlaces(list)).toEqual(
      new Map([
        [4, 1],
        [2, 2],
        [3, 3],
        [5, 4],
      ]),
    );
  });

  test('is valid for a day, or for half of the remaining time', () => {
    expect(offerDeadline(at(72), START)).toEqual(at(48));
    expect(offerDeadline(at(48), START)).toEqual(at(24));
    expect(offerDeadline(at(24), START)).toEqual(at(12));
    expect(offerDeadline(at(2), START)).toEqual(at(1));
  });

  test('is made only once', () => {
    const offered = person(1, { waitingSince: at(30), seatOfferedUntil: at(5) });
    expect(offersDue(3, [offered, waiting(2, 1, 4), waiting(3, 2, 3)]).map(({ id }) => id)).toEqual([3]);
    expect(offersDue(3, [offered])).toEqual([]);
  });
});

/** One action on a list, applied as the server combines the rules. */
type Happening =
  | { kind: 'answer'; id: number; status: (typeof RSVP_ANSWERS)[number]; partySize: number }
  | { kind: 'remove'; id: number }
  | { kind: 'wait'; hours: number };

const ids = fc.integer({ min: 1, max: 12 });
const happenings = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('answer' as const),
        id: ids,
        status: fc.constantFrom('accepted' as const, ...RSVP_ANSWERS),
        partySize: fc.integer({ min: 1, max: 5 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), id: ids }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 15 }) }) },
  ),
  { minLength: 1, maxLength: 60 },
);

function settle(capacity: number, list: SeatHolder[], now: Date): SeatHolder[] {
  const current = list.map((one) =>
    one.seatOfferedUntil !== null && one.seatOfferedUntil <= now
      ? { ...one, waitingSince: null, seatOfferedUntil: null }
      : one,
  );
  const due = new Set(offersDue(freeSeats(capacity, current), current).map(({ id }) => id));
  return current.map((one) => (due.has(one.id) ? { ...one, seatOfferedUntil: offerDeadline(now, START) } : one));
}

function applyHappening(capacity: number, list: SeatHolder[], now: Date, happening: Happening): SeatHolder[] {
  if (happening.kind === 'wait') return settle(capacity, list, now);
  if (happening.kind === 'remove') {
    const left = list.filter(({ id }) => id !== happening.id);
    return settle(capacity, [...left, person(happening.id)], now);
  }
  const current = settle(capacity, list, now);
  const me = current.find(({ id }) => id === happening.id) ?? person(happening.id);
  const { status, partySize } = happening;
  const others = current.filter(({ id }) => id !== me.id);
  const outcome = seatOutcome(capacity, headsTaken(others), me, { status, partySize });
  if (outcome === 'too_many') return current;
  const after: SeatHolder =
    outcome === 'waitlisted'
      ? { ...me, status: 'invited', partySize, waitingSince: me.waitingSince ?? now, seatOfferedUntil: null }
      : { ...me, status, partySize, waitingSince: null, seatOfferedUntil: null };
  return settle(
    capacity,
    current.map((one) => (one.id === me.id ? after : one)),
    now,
  );
}

test('for any answers, heads never exceed seats, free seats are offered, and the waitlist keeps its order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), happenings, (capacity, all) => {
      let now = at(500);
      let list = Array.from({ length: 12 }, (_, place) => person(place + 1));
      for (const happening of all) {
        const lineBefore = waitlistOf(list).map(({ id }) => id);
        now = new Date(now.getTime() + (happening.kind === 'wait' ? happening.hours * 3_600_000 : 1));
        list = applyHappening(capacity, list, now, happening);
        const free = freeSeats(capacity, list);
        expect(free).toBeGreaterThanOrEqual(0);
        const unserved = waitlistOf(list).filter(({ seatOfferedUntil }) => seatOfferedUntil === null);
        expect(unserved.every(({ partySize }) => partySize > free)).toBe(true);
        const lineAfter = waitlistOf(list).map(({ id }) => id);
        const stayed = lineBefore.filter((id) => lineAfter.includes(id));
        const moved = happening.kind === 'wait' ? undefined : happening.id;
        expect(lineAfter.slice(0, stayed.length).filter((id) => id !== moved)).toEqual(
          stayed.filter((id) => id !== moved),
        );
      }
    }),
  );
});
