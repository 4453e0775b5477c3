import type { PartOfEvening, PlannedEvening } from '#shared/evening/evening-contract.ts';
import { type EveningReason, eveningReasonText } from '#shared/evening/evening-reason.ts';
import type { GameAtTable } from '#shared/evening/game-at-table.ts';
import type { LineUpAnswer } from './line-up.ts';
import { unusedTimeText } from './unused-time.ts';
import { explainedBy } from './reasons-at-table.ts';
import { comparisonText, explainingText, type oneOrTwoTables, type SeatedTable } from './two-tables.ts';
import { type FallbackSuggestion, fallbackText } from './fallback-suggestions.ts';
import type { LoadedEvening } from './load-evening.ts';

type Reasoned = GameAtTable & { reasons: EveningReason[] };

/**
 * Renders an evening as text for its host. While votes are secret, the text does not reveal whose they are: neither
 * vetoes nor the wishes of people named at a table.
 */
export class EveningPresenter {
  readonly #loaded: LoadedEvening;
  readonly #isSecret: boolean;

  constructor(loaded: LoadedEvening) {
    this.#loaded = loaded;
    this.#isSecret = loaded.event.votesClosedAt === null;
  }

  lineUp(answer: LineUpAnswer): PlannedEvening['lineUp'] {
    if (!answer.fits) return { fits: false, suggestions: answer.suggestions.map((way) => this.#wayOut(way)) };
    const { games, reserve, missing, minutes, minutesLeft, served, hasOthers } = answer.lineUp;
    return {
      fits: true,
      games: games.map((game) => ({ ...this.#part(game), role: game.role, startsAfter: game.startsAfter })),
      reserve: reserve.map((game) => ({ ...this.#part(game), replaces: game.replaces })),
      missing: missing && unusedTimeText(missing),
      minutes,
      minutesLeft,
      served,
      hasOthers,
    };
  }

  tables(answer: ReturnType<typeof oneOrTwoTables>): PlannedEvening['tables'] {
    const { one, two } = answer;
    if (!two.fits && (two.why === 'too_few' || two.why === 'one_party')) return null;
    const votesTell = two.fits && one !== null && two.twoTables.served.of > 0;
    const servesMore = two.fits && (one === null || two.twoTables.served.count > one.served.count);
    return {
      isBetter: servesMore && !(this.#isSecret && votesTell),
      words:
        this.#isSecret && votesTell
          ? 'You see how many would play something they voted for once the vote is closed.'
          : comparisonText(answer),
      one: one && this.#table(one),
      two: two.fits
        ? {
            tables: two.twoTables.tables.map((table) => this.#table(table)),
            minutes: two.twoTables.minutes,
            explaining: explainingText(two.twoTables),
          }
        : null,
    };
  }

  #table({ game, reasons, parties, second }: SeatedTable) {
    const shown = (all: readonly EveningReason[]) =>
      this.#isSecret ? all.filter(({ code }) => code !== 'wanted') : [...all];
    return {
      ...this.#part({ ...game, reasons: shown(reasons) }),
      people: parties.map(({ id }) => id),
      second: second && this.#part({ ...second, reasons: shown(second.reasons) }),
    };
  }

  #part({ reasons, ...game }: Reasoned): PartOfEvening {
    const { candidate, minutes, explanation } = game;
    const there = this.#loaded.games.get(candidate.id);
    const readAt = { now: this.#loaded.evening.now, timeZone: this.#loaded.event.timeZone };
    const explainer = explainedBy(game);
    return {
      game: {
        number: candidate.id,
        title: candidate.title,
        category: there?.category ?? null,
        imageUrl: there?.imageUrl ?? null,
        source: candidate.source.kind,
        ofNight: candidate.isOfNight,
      },
      minutes,
      explained: explanation.minutes,
      teacher: explanation.by?.name ?? null,
      explaining: explainer && eveningReasonText(explainer, readAt),
      reasons: reasons.map((reason) => eveningReasonText(reason, readAt)),
    };
  }

  #wayOut(way: FallbackSuggestion): string {
    return fallbackText(way.code === 'lift_veto' && this.#isSecret ? { ...way, names: [] } : way);
  }
}
