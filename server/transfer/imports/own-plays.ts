import { jsonListIn } from '#shared/text/json-list.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import type { ImportedPlay } from '#shared/schema/imported-play.ts';

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

/** An own play as it is compared: its lists are read once, however many plays of a file it is compared with. */
interface Candidate extends Pick<OwnPlay, 'id' | 'gameTitleKey' | 'bggId' | 'playedAt'> {
  /** Null if it has no scores. */
  scoresKey: string | null;
}

/** The owner's own plays that may duplicate plays in a part of a file. */
export class OwnPlays {
  #byPlayers = new Map<string, Candidate[]>();
  readonly #taken = new Set<number>();
  readonly #spellings: ReadonlyMap<string, number>;

  /** @param spellings people by their spellings: a person has several names, and counts as one player */
  constructor(spellings: ReadonlyMap<string, number>) {
    this.#spellings = spellings;
  }

  /** Replaces the plays of the previous part. */
  load(plays: Iterable<OwnPlay>): void {
    this.#byPlayers = new Map();
    for (const { players: names, scores, ...play } of plays) {
      const players = parsed(names);
      const key = this.#playersKey(players);
      const candidate = { ...play, scoresKey: this.#scoresKey(players, parsed(scores)) };
      const others = this.#byPlayers.get(key);
      if (others) others.push(candidate);
      else this.#byPlayers.set(key, [candidate]);
    }
  }

  /**
   * Finds the play equal to a file's play: same game, same local day, same players, no conflicting scores. Each play is
   * found once, so that three plays on one evening stay three.
   */
  take(play: ImportedPlay): number | undefined {
    const isSameGame = gameMatcher(play);
    const isSameDay = dayMatcher(play.playedAt);
    const scoresKey = this.#scoresKey(play.players, play.scores);
    const hasSameScores = (own: Candidate) =>
      own.scoresKey === null || scoresKey === null || own.scoresKey === scoresKey;
    const found = this.#byPlayers
      .get(this.#playersKey(play.players))
      ?.find((own) => !this.#taken.has(own.id) && isSameGame(own) && isSameDay(own.playedAt) && hasSameScores(own));
    if (found) this.#taken.add(found.id);
    return found?.id;
  }

  #playerKey(name: unknown): string {
    const key = nameKey(String(name));
    const personId = this.#spellings.get(key);
    return personId === undefined ? `name ${key}` : `person ${personId}`;
  }

  #playersKey(players: readonly unknown[]): string {
    return JSON.stringify(players.map((name) => this.#playerKey(name)).sort());
  }

  /** Null without scores. */
  #scoresKey(players: readonly unknown[], scores: readonly unknown[]): string | null {
    if (!hasScores(scores)) return null;
    const pairs = players.map((name, place) => JSON.stringify([this.#playerKey(name), scores[place] ?? null]));
    return JSON.stringify(pairs.sort());
  }
}

function gameMatcher({ bggId, gameTitle }: ImportedPlay): (own: Candidate) => boolean {
  const key = titleKey(gameTitle);
  return (own) => (own.bggId !== null && bggId !== null ? own.bggId === bggId : own.gameTitleKey === key);
}

const DAY_MS = 86_400_000;

/** Whether a moment is on the local day of another moment, at that one's UTC offset. */
function dayMatcher(clock: string): (moment: Date) => boolean {
  const wall = Date.parse(`${clock.slice(0, 19)}Z`);
  const offset = wall - Date.parse(clock);
  const day = Math.floor(wall / DAY_MS);
  return (moment) => Math.floor((moment.getTime() + offset) / DAY_MS) === day;
}

const hasScores = (scores: readonly unknown[]): boolean => scores.some((score) => score !== null);

const parsed = (text: string): unknown[] => jsonListIn(text) ?? [];
