import type { PartOfEvening, PlannedEvening } from '#shared/evening/evening-contract.ts';
import type { GameAtTable } from '#shared/evening/game-at-table.ts';
import type { AvailableGame } from './available-games.ts';
import type { LineUpAnswer } from './line-up.ts';
import { explainingText } from './reasons-at-table.ts';
import { comparisonText, hostExplainsText, type oneOrTwoTables, type SeatedTable } from './two-tables.ts';

type Games = ReadonlyMap<number, Pick<AvailableGame, 'category' | 'imageUrl'>>;

/** The best evening as its host sees it. @param there what is available, by number */
export function presentLineUp(answer: LineUpAnswer, there: Games): PlannedEvening['lineUp'] {
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
export function presentTables(
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
