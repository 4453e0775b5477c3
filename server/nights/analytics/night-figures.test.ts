import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NightFigures, nightTotals } from './night-figures.ts';

const QUIET: NightFigures = {
  isCancelled: false,
  isOver: true,
  invited: 0,
  joined: 0,
  accepted: 0,
  acceptedInvited: 0,
  maybe: 0,
  declined: 0,
  waiting: 0,
  noResponse: 0,
  companions: 0,
  checkedIn: 0,
  arrived: 0,
  cameGuests: 0,
  cameHeads: 0,
};

test('without nights there are no rates', () => {
  const rates = { acceptanceRate: null, checkInRate: null, avgAttendees: null, avgCompanions: null };
  expect(nightTotals([])).toMatchObject({ events: 0, invited: 0, ...rates });
});

test('a cancelled night is counted separately, and its guests are not counted', () => {
  const totals = nightTotals([{ ...QUIET, isCancelled: true, invited: 5, accepted: 5 }, QUIET]);
  expect(totals).toMatchObject({ events: 1, cancelled: 1, invited: 0, avgAttendees: 0, acceptanceRate: null });
});

test('the average of attendees counts who was checked in at past nights, not who accepted', () => {
  const nights = [
    { ...QUIET, invited: 6, accepted: 4, companions: 2, cameGuests: 4, cameHeads: 6 },
    { ...QUIET, invited: 6, accepted: 3, cameGuests: 1, cameHeads: 1 },
    { ...QUIET, isOver: false, invited: 9, accepted: 9, cameGuests: 9, cameHeads: 9 },
  ];
  expect(nightTotals(nights)).toMatchObject({ events: 3, upcoming: 1, avgAttendees: 3.5, avgCompanions: 1 });
});

test('guests who joined by the link do not count as invited and do not raise the acceptance rate', () => {
  const night = { ...QUIET, invited: 4, joined: 3, accepted: 5, acceptedInvited: 2 };
  expect(nightTotals([night])).toMatchObject({ invited: 4, joined: 3, accepted: 5, acceptanceRate: 0.5 });
});

test('nights without check-ins and guests who had not accepted do not affect the check-in rate', () => {
  const nights = [
    { ...QUIET, invited: 5, accepted: 4, checkedIn: 4, arrived: 3 },
    { ...QUIET, invited: 5, accepted: 5 },
  ];
  expect(nightTotals(nights)).toMatchObject({ checkInRate: 0.75, checkedIn: 4 });
});

test('companions of past and upcoming nights are counted', () => {
  const nights = [
    { ...QUIET, isOver: true, accepted: 2, companions: 1, cameGuests: 2, cameHeads: 3 },
    { ...QUIET, isOver: false, accepted: 3, companions: 4 },
    { ...QUIET, isCancelled: true, companions: 9 },
  ];
  expect(nightTotals(nights)).toMatchObject({ companions: 5, avgCompanions: 1 });
});

const count = fc.nat({ max: 60 });
const nights = fc
  .record({
    isCancelled: fc.boolean(),
    isOver: fc.boolean(),
    accepted: count,
    maybe: count,
    declined: count,
    waiting: count,
    noResponse: count,
    companions: count,
    walkIns: count,
    came: fc.nat({ max: 100 }),
    invitedShare: fc.nat({ max: 100 }),
  })
  .map(({ walkIns, came, invitedShare, ...night }): NightFigures => {
    const all = night.accepted + night.maybe + night.declined + night.waiting + night.noResponse;
    const acceptedInvited = Math.floor((night.accepted * invitedShare) / 100);
    const joined = night.accepted - acceptedInvited;
    const arrived = Math.floor((night.accepted * came) / 100);
    const checkedIn = arrived + walkIns;
    const there = { cameGuests: checkedIn, cameHeads: checkedIn + night.companions };
    return { ...night, ...there, joined, invited: all - joined, acceptedInvited, arrived, checkedIn };
  });

test('the answers add up to the number of invited and joined guests, and rates are between 0 and 1', () => {
  fc.assert(
    fc.property(fc.array(nights), (all) => {
      const totals = nightTotals(all);
      const { accepted, maybe, declined, waiting, noResponse, invited, joined } = totals;
      expect(accepted + maybe + declined + waiting + noResponse).toBe(invited + joined);
      expect(totals.events + totals.cancelled).toBe(all.length);
      for (const rate of [totals.acceptanceRate, totals.checkInRate]) {
        expect(rate ?? 0).toBeGreaterThanOrEqual(0);
        expect(rate ?? 0).toBeLessThanOrEqual(1);
      }
    }),
  );
});
