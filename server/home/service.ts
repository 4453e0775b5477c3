import type { Home } from '#shared/home/home-contract.ts';
import type { AttendeeStatus } from '#shared/enums.ts';
import { isOwned } from '#shared/games/lists.ts';
import { dustyGames, gamesPlayedLast, gamesWithinReach } from '#shared/plays/home-games.ts';
import { totalPlays } from '#shared/plays/total-plays.ts';
import { openBallotsOf } from '#server/awards/service.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Services } from '#server/platform/services.ts';
import { gamesOn, findNextEvent } from '#server/nights/service.ts';
import { challengesOfHome } from '#server/challenges/service.ts';
import { withPresentNames, latestPlays } from '#server/plays/service.ts';
import * as store from './store.ts';

const COVERS = 5;
const ROWS = 3;
const MARKS = 12;

/** The data of Home: nine queries, regardless of the size of the collection, and two more while a challenge runs. */
export async function loadHome(
  services: Pick<Services, 'db' | 'environment'>,
  owner: Pick<Owner, 'id' | 'timeZone'>,
  now: Date,
): Promise<Home> {
  const { db } = services;
  const userId = owner.id;
  const [shelf, playsOfNoGame, plays, next, ballots, challenges] = await Promise.all([
    store.listShelf(db, userId),
    store.countPlaysOfNoGame(db, userId),
    latestPlays(db, userId, ROWS),
    findNextEvent(db, userId),
    openBallotsOf(services, userId),
    challengesOfHome(db, owner, now),
  ]);
  const [named, guests, onNight] = await Promise.all([
    withPresentNames(db, userId, plays),
    next ? store.listAnswers(db, next.id) : [],
    next ? gamesOn(db, userId, next.id) : [],
  ]);
  const games = shelf.filter(isOwned);
  const asked = guests.filter(({ hold }) => hold === null);
  const countWithAnswer = (answer: AttendeeStatus) => asked.filter(({ status }) => status === answer).length;
  const countOnHold = (why: (typeof guests)[number]['hold']) => guests.filter(({ hold }) => hold === why).length;
  // A lent game cannot be put on the next night.
  const atHome = games.filter(({ isLent }) => !isLent);
  // Until somebody else has accepted, how many come is not known.
  const dusty = dustyGames(atHome, now, next && next.heads > 1 ? next.heads : null);
  return {
    owned: games.length,
    plays: totalPlays(shelf, playsOfNoGame),
    night: next
      ? {
          ...next,
          datePoll: next.status === 'finding_date' ? next.datePoll : null,
          people: asked.slice(0, MARKS).map(({ name, status }) => ({ name, status })),
          answers: {
            accepted: countWithAnswer('accepted'),
            maybe: countWithAnswer('maybe'),
            invited: countWithAnswer('invited'),
            declined: countWithAnswer('declined'),
            uninvited: countOnHold('uninvited'),
            inLine: countOnHold('inLine'),
            asking: countOnHold('asking'),
          },
          games: onNight.slice(0, ROWS),
          gameCount: onNight.length,
        }
      : null,
    ballots,
    latestPlays: named,
    playedLast: gamesPlayedLast(games).slice(0, COVERS),
    dust: dusty.slice(0, ROWS),
    dusty: dusty.length,
    withinReach: gamesWithinReach(games).slice(0, ROWS),
    challenges,
  };
}
