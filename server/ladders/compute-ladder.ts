import { MAX_LADDER_GAMES, type LadderOfGroup } from '#shared/ladders/ladders-contract.ts';
import { divideBySpan, ladderOf, mostImproved, type Rung, rungsOf } from '#shared/ladders/ladder.ts';
import { type RatedPlay, ratedPlay } from '#shared/ladders/rated-play.ts';
import { readResults } from '#shared/plays/read-play.ts';
import { nameKey } from '#shared/text/person-name.ts';
import type { Database } from '#server/platform/database/database.ts';
import { task } from '#server/platform/workers/task.ts';
import { playsOf } from './store.ts';

export interface LadderRequest {
  hostId: number;
  /** The spellings of who is on the ladder, with their seats. */
  spellings: readonly (readonly [nameKey: string, seat: number])[];
  /** Null for all games. */
  game: string | null;
  now: Date;
}

export interface ComputedLadder extends Pick<LadderOfGroup, 'plays' | 'games' | 'span' | 'improved'> {
  rungs: Rung[];
}

/** `computeLadder` in a worker thread. */
export const LADDER_TASK = task<LadderRequest, ComputedLadder>('ladder');

interface CountedPlay extends RatedPlay {
  game: string;
  playedAt: Date;
}

/** The ratings of some people by the plays of their host: from scratch, so that a corrected play corrects what follows. */
export async function computeLadder(
  db: Database,
  { hostId, spellings, game, now }: LadderRequest,
): Promise<ComputedLadder> {
  const plays: CountedPlay[] = [];
  const games = new Map<string, { key: string; title: string; plays: number }>();
  const seatOf = remembered(new Map(spellings));
  if (new Set(spellings.map(([, seat]) => seat)).size >= 2)
    for await (const { gameId, gameTitle, gameTitleKey, playedAt, ...play } of playsOf(db, hostId)) {
      const results = readResults(play);
      if (!results || results.filter(({ name }) => seatOf(name) !== undefined).length < 2) continue;
      const rated = ratedPlay({ ...play, results }, seatOf);
      if (!rated) continue;
      const key = gameId === null ? `title:${gameTitleKey}` : String(gameId);
      games.set(key, { key, title: gameTitle, plays: (games.get(key)?.plays ?? 0) + 1 });
      plays.push({ ...rated, game: key, playedAt: new Date(playedAt) });
    }
  const shown = game === null ? plays : plays.filter((play) => play.game === game);
  const { span, early, late } = divideBySpan(shown, now);
  const then = ladderOf(early);
  const rungs = rungsOf(ladderOf(late, then), then);
  const most = mostImproved(rungs);
  return {
    plays: plays.length,
    games: [...games.values()].toSorted((a, b) => b.plays - a.plays).slice(0, MAX_LADDER_GAMES),
    span,
    rungs,
    improved: most && { seat: most.person, by: most.change ?? 0 },
  };
}

/** The seat of a name as written; each spelling is looked up once. */
function remembered(seats: ReadonlyMap<string, number>): (name: string) => number | undefined {
  const known = new Map<string, number | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, seats.get(nameKey(name)));
    return known.get(name);
  };
}
