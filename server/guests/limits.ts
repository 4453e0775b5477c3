import type { Request, Response } from 'express';
import { addressFactor, attemptLimit, countAddress, countAttempt } from '#server/accounts/service.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import type { Services } from '#server/platform/services.ts';
import { WorkQueue } from '#server/platform/workers/work-queue.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** Limits of pages that are rendered at once and of waiting requests: the page of a night of 500 guests takes 30 ms of a core. */
const PAGES = { atOnce: 8, waiting: 400, waitingEach: 30, maxWaitMs: 20_000 };

/**
 * Request limits per address, link and night. Only failed look-ups count, and a valid link always works: people who
 * share an address with an attacker must not be locked out.
 */
export function guestLimits(services: Pick<Services, 'pool' | 'environment'>) {
  const failedLookups = attemptLimit(services, 'guest link not found by address', 30, QUARTER_HOUR);
  const answers = attemptLimit(services, 'answer by guest', 20, HOUR);
  const votes = attemptLimit(services, 'vote by guest', 60, HOUR);
  const ballots = attemptLimit(services, 'award ballot', 30, HOUR);
  const comments = attemptLimit(services, 'comment by guest', 20, HOUR);
  const notices = attemptLimit(services, 'device of guest', 30, HOUR);
  const factor = addressFactor(services.environment);
  const joinsByAddress = attemptLimit(services, 'join by address', 10 * factor, HOUR);
  const joinsByNetwork = attemptLimit(services, 'join by network', 50 * factor, HOUR);
  const joinsByNight = attemptLimit(services, 'join of night', 200, DAY);
  const pages = new WorkQueue(PAGES);
  return {
    /** One page at a time for a guest's link. @throws Refusal too_many_requests, unavailable */
    queueForGuest: <T>(attendeeId: number, res: Response, make: () => Promise<T>): Promise<T> =>
      pages.run(attendeeId, make, res),
    /** One page at a time for an address without a guest's link. @throws Refusal too_many_requests, unavailable */
    queueForAddress: <T>(req: Request, res: Response, make: () => Promise<T>): Promise<T> =>
      pages.run(addressGroup(req.ip), make, res),
    /** @throws Refusal too_many_requests */
    countFailedLookup: (req: Request) => countAttempt(failedLookups, addressGroup(req.ip)),
    /** @throws Refusal too_many_requests */
    countAnswer: (attendeeId: number) => countAttempt(answers, String(attendeeId)),
    /** @throws Refusal too_many_requests */
    countVote: (attendeeId: number) => countAttempt(votes, String(attendeeId)),
    /** @throws Refusal too_many_requests */
    countBallot: (ballotId: number) => countAttempt(ballots, String(ballotId)),
    /** @throws Refusal too_many_requests */
    countComment: (attendeeId: number) => countAttempt(comments, String(attendeeId)),
    /** @throws Refusal too_many_requests */
    countNotice: (attendeeId: number) => countAttempt(notices, String(attendeeId)),
    /** @throws Refusal too_many_requests */
    countJoin: async (req: Request, eventId: number) => {
      await countAddress(joinsByAddress, joinsByNetwork, req.ip);
      await countAttempt(joinsByNight, String(eventId));
    },
  };
}
export type GuestLimits = ReturnType<typeof guestLimits>;
