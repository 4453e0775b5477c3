import { jsonListIn } from '#shared/rules/text/json-list.ts';
import { nameKey } from '#shared/rules/people/person-name.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import type { ImportedPlay } from '#shared/rules/imports/imported-play.ts';
import { sameJson } from '#shared/rules/text/same-json.ts';

/** A play that the owner recorded here. */
export interface OwnPlay {
  id: number;
  gameTitleKey: string;
  bggId: number | null;
  playedAt: Date;
  /** JSON text. */
  players: string;
  scores: string;
}

/** The owner's own plays that may duplicate plays in a part of a file. */
export class OwnPlays {
  #byDay = new Map<string, OwnPlay[]>();
  readonly #taken = new Set<number>();

  /** Replaces the plays of the previous part. */
  load(plays: Iterable<OwnPlay>): void {
    this.#byDay = new Map();
    for (const play of plays) {
      const key = playersKey(parsed(play.players).map(String));
      const others = this.#byDay.get(key);
      if (others) others.push(play);
      else this.#byDay.set(key, [play]);
    }
  }

  /**
   * Finds the play equal to a file's play: same game, same local day, same players, no conflicting scores. Each play is
   * found once, so that three plays on one evening stay three.
   */
  take(play: ImportedPlay): number | undefined {
    const found = this.#byDay
      .get(playersKey(play.players))
      ?.find((own) => !this.#taken.has(own.id) && isSamePlay(own, play));
    if (found) this.#taken.add(found.id);
    return found?.id;
  }
}

const playersKey = (players: readonly string[]): string => JSON.stringify(players.map(nameKey).sort());

function isSamePlay(own: OwnPlay, play: ImportedPlay): boolean {
  const sameTitle = own.gameTitleKey === titleKey(play.gameTitle);
  const sameGame = own.bggId !== null && play.bggId !== null ? own.bggId === play.bggId : sameTitle;
  if (!sameGame || dayOnClock(own.playedAt, play.playedAt) !== play.playedAt.slice(0, 10)) return false;
  const [ours, theirs] = [
    scoresByName(parsed(own.players), parsed(own.scores)),
    scoresByName(play.players, play.scores),
  ];
  return !hasScores(ours) || !hasScores(theirs) || sameJson(ours, theirs);
}

/** The day of a moment, '2020-02-29', at another moment's UTC offset. */
function dayOnClock(moment: Date, clock: string): string {
  const offset = Date.parse(`${clock.slice(0, 19)}Z`) - Date.parse(clock);
  return new Date(moment.getTime() + offset).toISOString().slice(0, 10);
}

const hasScores = (scores: Record<string, unknown>): boolean => Object.values(scores).some((score) => score !== null);

const scoresByName = (players: readonly unknown[], scores: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(players.map((name, place) => [nameKey(String(name)), scores[place] ?? null]));

const parsed = (text: string): unknown[] => jsonListIn(text) ?? [];
