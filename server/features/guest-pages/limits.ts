import type { Request } from 'express';
import { addressFactor, attemptLimit, countAddress, countAttempt } from '#server/auth/attempts.ts';
import { addressGroup } from '#server/http/address-group.ts';
import type { Services } from '#server/services.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * Request limits per address, link and night. Only failed look-ups count, and a valid link always works: people who
 * share an address with an attacker must not be locked out.
 */
export function guestLimits(services: Pick<Services, 'pool' | 'environment'>) {
  const failedLookups = attemptLimit(services, 'guest link not found by address', 30, QUARTER_HOUR);
  const answers = attemptLimit(services, 'answer by guest', 20, HOUR);
  const votes = attemptLimit(services, 'vote by guest', 60, HOUR);
  const factor = addressFactor(services.environment);
  const joinsByAddress = attemptLimit(services, 'join by address', 10 * factor, HOUR);
  const joinsByNetwork = attemptLimit(services, 'join by network', 50 * factor, HOUR);
  const joinsByNight = attemptLimit(services, 'join of night', 200, DAY);
  return {
    /** @throws Refusal too_many_requests */
    countFailedLookup: (req: Request) => countAttempt(failedLookups, addressGroup(req.ip)),
    /** @throws Refusal too_many_requests */
    countAnswer: (attendeeId: number) => countAttempt(answers, String(attendeeId)),
    /** @throws Refusal too_many_requests */
    countVote: (attendeeId: number) => countAttempt(votes, String(attendeeId)),
    /** @throws Refusal too_many_requests */
    countJoin: async (req: Request, eventId: number) => {
      await countAddress(joinsByAddress, joinsByNetwork, req.ip);
      await countAttempt(joinsByNight, String(eventId));
    },
  };
}
export type GuestLimits = ReturnType<typeof guestLimits>;
