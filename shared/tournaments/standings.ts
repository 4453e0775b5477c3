import { type TournamentField, type TournamentMatch, type TournamentPlayer, pointsOf } from './tournament.ts';

/** A player's place, with what decides it. */
export interface Standing<P extends TournamentPlayer = TournamentPlayer> {
  player: P;
  /** From 1; in an elimination those who are out in the same round share it. */
  place: number;
  points: number;
  wins: number;
  draws: number;
  losses: number;
  /** Of byes, which are among the wins. */
  byes: number;
  /** Buchholz: the points of all opponents. */
  opponentsPoints: number;
  /** Sonneborn-Berger: the points of beaten opponents, and half of those of opponents with a draw. */
  beatenPoints: number;
  /** Points against those with the same points, `opponentsPoints` and `beatenPoints`. */
  headToHead: number;
  /** In an elimination, the round that they reached: one more than there are for its winner. */
  reached: number;
  /** In an elimination, whether they have lost no match and have not withdrawn. */
  isIn: boolean;
}

interface Game {
  opponent: number | null;
  points: number;
  isDraw: boolean;
}

/** The decided matches of each player, from their side. */
function gamesOf(matches: readonly TournamentMatch[]): Map<number, Game[]> {
  const games = new Map<number, Game[]>();
  const add = (id: number, game: Game) => games.set(id, [...(games.get(id) ?? []), game]);
  for (const { first, second, result } of matches) {
    if (result === null) continue;
    const points = pointsOf(result);
    const isDraw = result === 'draw';
    add(first, { opponent: second, points: points.first, isDraw });
    if (second !== null) add(second, { opponent: first, points: points.second, isDraw });
  }
  return games;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Of what decides a place after the points, the greater first. */
const TIE_BREAKS = ['points', 'opponentsPoints', 'beatenPoints'] as const;
const isTied = (one: Standing, other: Standing): boolean => TIE_BREAKS.every((fact) => one[fact] === other[fact]);

/**
 * All players in order of their places, the withdrawn ones too. In an elimination the round that they reached decides;
 * otherwise points, then Buchholz, Sonneborn-Berger, the matches among those who are still equal, and the seed.
 */
export function standings<P extends TournamentPlayer>({
  format,
  players,
  matches,
}: Pick<TournamentField, 'format' | 'matches'> & { players: readonly P[] }): Standing<P>[] {
  const games = gamesOf(matches);
  const points = new Map(players.map(({ id }) => [id, sum((games.get(id) ?? []).map((game) => game.points))]));
  const rows = players.map((player): Standing<P> => {
    const own = games.get(player.id) ?? [];
    const weighed = (weight: (game: Game) => number) =>
      sum(own.map((game) => (game.opponent === null ? 0 : weight(game) * (points.get(game.opponent) ?? 0))));
    return {
      player,
      place: 0,
      points: points.get(player.id) ?? 0,
      wins: own.filter((game) => game.points === 1).length,
      draws: own.filter(({ isDraw }) => isDraw).length,
      losses: own.filter((game) => game.points === 0).length,
      byes: own.filter(({ opponent }) => opponent === null).length,
      opponentsPoints: weighed(() => 1),
      beatenPoints: weighed((game) => game.points),
      headToHead: 0,
      ...progressOf(player, matches),
    };
  });
  if (format === 'elimination') return withSharedPlaces(rows);
  const compared = rows.map((row) => ({
    ...row,
    headToHead: pointsAgainst(
      games.get(row.player.id) ?? [],
      new Set(rows.filter((other) => isTied(row, other)).map((other) => other.player.id)),
    ),
  }));
  return compared
    .toSorted(
      (one, other) =>
        TIE_BREAKS.map((fact) => other[fact] - one[fact]).find((difference) => difference !== 0) ??
        (other.headToHead - one.headToHead || one.player.seed - other.player.seed),
    )
    .map((row, index) => ({ ...row, place: index + 1 }));
}

const pointsAgainst = (games: readonly Game[], tied: ReadonlySet<number>): number =>
  sum(games.map(({ opponent, points }) => (opponent !== null && tied.has(opponent) ? points : 0)));

/** The last round in which somebody played, and the one after it if they won. */
function progressOf({ id, isWithdrawn }: TournamentPlayer, matches: readonly TournamentMatch[]) {
  const last = matches
    .filter(({ first, second }) => first === id || second === id)
    .toSorted((a, b) => b.round - a.round)[0];
  if (!last) return { reached: 0, isIn: !isWithdrawn };
  const hasWon = last.result === (last.first === id ? 'first' : 'second');
  return { reached: last.round + (hasWon ? 1 : 0), isIn: !isWithdrawn && (hasWon || last.result === null) };
}

function withSharedPlaces<P extends TournamentPlayer>(rows: readonly Standing<P>[]): Standing<P>[] {
  const sorted = rows.toSorted((one, other) => other.reached - one.reached || one.player.seed - other.player.seed);
  return sorted.map((row) => ({ ...row, place: 1 + sorted.findIndex(({ reached }) => reached === row.reached) }));
}
