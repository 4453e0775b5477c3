import type { PartOfEvening, PlannedEvening } from '#shared/evening/evening-contract.ts';
import type { GameAtTable } from '#shared/evening/game-at-table.ts';
import { type LineUpAnswer, planLineUp } from './line-up.ts';
import { headsOf } from '#shared/evening/party.ts';
import { unfitGames } from './unfit-games.ts';
import { explainingText } from './reasons-at-table.ts';
import { comparisonText, hostExplainsText, oneOrTwoTables, type SeatedTable } from './two-tables.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Language } from '#shared/text/languages.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import { task } from '#server/platform/workers/task.ts';
import type { Database } from '#server/platform/database/database.ts';
import { loadEvening, type EveningOptions, type LoadedEvening } from './load-evening.ts';

export interface EveningRequest {
  owner: Owner;
  eventId: number;
  options: EveningOptions;
  /** In which its reasons are written. */
  language: Language;
}

/** `planEveningFor` in a worker thread. */
export const EVENING_TASK = task<EveningRequest, PlannedEvening>('planEvening');

export const planEveningFor = (db: Database, request: EveningRequest): Promise<PlannedEvening> =>
  inLanguage(request.language, () => planEvening(db, request));

/**
 * Plans the games of a night, for accepted guests only or including maybes; deterministic for a seed and unchanged
 * data. All times in minutes. @throws Refusal not_found
 */
async function planEvening(db: Database, { owner, eventId, options }: EveningRequest): Promise<PlannedEvening> {
  const loaded = await loadEvening(db, owner, eventId, options);
  const { evening, unknown, away } = loaded;
  const { kept, most, passed, first, second, firstGame = null, secondGame = null } = options;
  const locks = { seats: [first, second], games: [firstGame, secondGame], passedOver: passed } as const;
  const tables = presentTables(
    // A challenge is not worth it to each person at a table, of whom the host sits at one.
    oneOrTwoTables({ ...evening, ignoresChallenges: true }, locks),
    loaded.games,
    evening.areVotesSecret ?? false,
  );
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

type Games = LoadedEvening['games'];

/** The best evening as its host sees it. @param there what is available, by number */
function presentLineUp(answer: LineUpAnswer, there: Games): PlannedEvening['lineUp'] {
  if (!answer.fits) return answer;
  const { games, reserve, ...lineUp } = answer.lineUp;
  return {
    fits: true,
    games: games.map((game) => ({ ...partOf(game, there), role: game.role, startsAfter: game.startsAfter })),
    reserve: reserve.map((game) => ({ ...partOf(game, there), replaces: game.replaces })),
    ...lineUp,
  };
}

/** The same of two tables beside one. While votes are secret, it is not better for serving more of them. */
function presentTables(
  answer: ReturnType<typeof oneOrTwoTables>,
  there: Games,
  areVotesSecret: boolean,
): PlannedEvening['tables'] {
  const { one, two } = answer;
  if (!two.fits && (two.why === 'too_few' || two.why === 'one_party')) return null;
  const tableOf = ({ game, parties, second }: SeatedTable) => ({
    ...partOf(game, there),
    people: parties.map(({ id }) => id),
    second: second && partOf(second, there),
  });
  return {
    isBetter: two.fits && (one === null || (!areVotesSecret && two.twoTables.served.count > one.served.count)),
    words: comparisonText(answer, areVotesSecret),
    one: one && tableOf(one),
    two: two.fits
      ? {
          tables: two.twoTables.tables.map(tableOf),
          minutes: two.twoTables.minutes,
          explaining: hostExplainsText(two.twoTables),
        }
      : null,
  };
}

function partOf(game: GameAtTable & { reasons: string[] }, there: Games): PartOfEvening {
  const { candidate, minutes, explanation, reasons } = game;
  const available = there.get(candidate.id);
  return {
    game: {
      number: candidate.id,
      title: candidate.title,
      category: available?.category ?? null,
      imageUrl: available?.imageUrl ?? null,
      source: candidate.source.kind,
      ofNight: candidate.isOfNight,
    },
    minutes,
    explained: explanation.minutes,
    teacher: explanation.by?.name ?? null,
    explaining: explainingText(game),
    reasons,
  };
}

export { gamesThatFit, loadGamesForDates } from './games-for-dates.ts';
