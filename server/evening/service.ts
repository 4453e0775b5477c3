import type { PlannedEvening } from '#shared/evening/evening-contract.ts';
import { planLineUp } from './line-up.ts';
import { headsOf } from '#shared/evening/party.ts';
import { unfitGames } from './unfit-games.ts';
import { oneOrTwoTables } from './two-tables.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { task } from '#server/platform/workers/task.ts';
import type { Database } from '#server/platform/database/database.ts';
import { loadEvening, type EveningOptions } from './load-evening.ts';
import { presentLineUp, presentTables } from './present-evening.ts';

export interface EveningRequest {
  owner: Owner;
  eventId: number;
  options: EveningOptions;
}

/** `planEvening` in a worker thread. */
export const EVENING_TASK = task<EveningRequest, PlannedEvening>('planEvening');

/**
 * Plans the games of a night, for accepted guests only or including maybes; deterministic for a seed and unchanged
 * data. All times in minutes. @throws Refusal not_found
 */
export async function planEvening(db: Database, { owner, eventId, options }: EveningRequest): Promise<PlannedEvening> {
  const loaded = await loadEvening(db, owner, eventId, options);
  const { evening, unknown, away } = loaded;
  const { kept, most, passed, first, second, firstGame = null, secondGame = null } = options;
  const locks = { seats: [first, second], games: [firstGame, secondGame], passedOver: passed } as const;
  const tables = presentTables(oneOrTwoTables(evening, locks), loaded.games, evening.areVotesSecret ?? false);
  const seated = new Set(tables?.two?.tables.map(({ game }) => game.number));
  return {
    heads: headsOf(evening.parties),
    maybeHeads: evening.maybeHeads,
    minutes: evening.minutes,
    people: evening.parties.map((party) => ({ ...party, companions: loaded.companions.get(party.id) ?? [] })),
    games: evening.candidates.length,
    ofNight: evening.candidates.filter(({ isOfNight }) => isOfNight).length,
    unknown,
    away: [...unfitGames(evening, seated), ...away],
    saved: loaded.saved,
    lineUp: presentLineUp(planLineUp(evening, { kept, passedOver: passed, most }), loaded.games),
    tables,
  };
}

export { gamesThatFit, loadGamesForDates } from './games-for-dates.ts';
