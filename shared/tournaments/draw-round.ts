import { eliminationRounds, firstSlots, nextSlots, winnerOf } from './elimination.ts';
import { circleRound, circleRounds, remainingRound } from './round-robin.ts';
import { standings } from './standings.ts';
import { pairSwiss } from './swiss.ts';
import {
  activeIn,
  drawnRounds,
  MIN_TOURNAMENT_PLAYERS,
  pairKey,
  type TournamentField,
  type TournamentMatch,
} from './tournament.ts';

/** A match as it is drawn: byes and walkovers are decided. */
export type DrawnMatch = Omit<TournamentMatch, 'round'>;

const game = (first: number, second: number) => ({ first, second, result: null, isWalkover: false }) as const;
const bye = (first: number) => ({ first, second: null, result: 'first', isWalkover: false }) as const;

/** The matches of the next round; none if the tournament is over. All earlier ones are decided. */
export function drawRound(field: TournamentField): DrawnMatch[] {
  if (!hasNextRound(field)) return [];
  const round = drawnRounds(field.matches) + 1;
  if (field.format === 'swiss') return numbered(swissRound(field, round));
  if (field.format === 'round_robin') return numbered(roundRobinRound(field, round));
  return eliminationRound(field, round);
}

/** Whether another round can follow, once the matches of the last one are decided. */
export function hasNextRound(field: TournamentField): boolean {
  const { format, rounds, players, matches } = field;
  const drawn = drawnRounds(matches);
  const active = activeIn(players, drawn + 1);
  if (format === 'elimination' && drawn > 0) return drawn < bracketRounds(field) && isAnyIn(field, drawn);
  if (active.length < MIN_TOURNAMENT_PLAYERS) return false;
  if (format === 'round_robin') return isAnyLeft(field);
  return format === 'elimination' || drawn < rounds;
}

/** How many rounds there are in all; null if late joiners leave that open. */
export function totalRounds(field: TournamentField): number | null {
  const { format, rounds, players } = field;
  if (format === 'swiss') return rounds;
  if (format === 'elimination') return bracketRounds(field);
  return players.every(({ joinedRound }) => joinedRound === 1) ? circleRounds(players.length) : null;
}

/** The first round fills the bracket: each of its tables has a match or a bye. */
function bracketRounds({ players, matches }: TournamentField): number {
  const tables = matches.filter(({ round }) => round === 1).length;
  return tables === 0 ? eliminationRounds(activeIn(players, 1).length) : eliminationRounds(2 * tables);
}

const numbered = (matches: readonly Omit<DrawnMatch, 'table'>[]): DrawnMatch[] =>
  matches.map((match, place) => ({ ...match, table: place + 1 }));

function swissRound(field: TournamentField, round: number) {
  const met = new Map<number, Map<number, number>>();
  const meet = (one: number, other: number) => {
    const of = met.get(one) ?? new Map<number, number>();
    met.set(one, of.set(other, (of.get(other) ?? 0) + 1));
  };
  for (const { first, second } of field.matches) {
    if (second === null) continue;
    meet(first, second);
    meet(second, first);
  }
  const active = new Set(activeIn(field.players, round).map(({ id }) => id));
  const entries = standings(field)
    .filter(({ player }) => active.has(player.id))
    .map(({ player: { id }, points, byes }) => ({ id, points, byes, met: met.get(id) ?? new Map<number, number>() }));
  const { pairs, bye: without } = pairSwiss(entries);
  return [...pairs.map(([first, second]) => game(first, second)), ...(without === null ? [] : [bye(without)])];
}

/** Those who have not met; a match against somebody who withdrew is won without a game, one between two such is none. */
function roundRobinRound(field: TournamentField, round: number) {
  const pairs = field.players.some(({ joinedRound }) => joinedRound > 1)
    ? remainingRound(idsBySeed(field), leftIn(field))
    : circleRound(idsBySeed(field), round);
  const isOut = outIn(field);
  const playing = pairs.filter(([first, second]) => !isOut(first) || !isOut(second));
  return playing
    .map(([first, second]) =>
      isOut(first) || isOut(second)
        ? { first, second, result: isOut(first) ? ('second' as const) : ('first' as const), isWalkover: true }
        : game(first, second),
    )
    .toSorted((one, other) => Number(one.isWalkover) - Number(other.isWalkover));
}

const idsBySeed = ({ players }: TournamentField): number[] =>
  players.toSorted((one, other) => one.seed - other.seed).map(({ id }) => id);

function outIn({ players }: TournamentField): (id: number) => boolean {
  const out = new Set(players.flatMap(({ id, isWithdrawn }) => (isWithdrawn ? [id] : [])));
  return (id) => out.has(id);
}

/** Whether two have not met, and at least one of them still plays. */
function leftIn(field: TournamentField): (one: number, other: number) => boolean {
  const met = new Set(field.matches.flatMap(({ first, second }) => (second === null ? [] : [pairKey(first, second)])));
  const isOut = outIn(field);
  return (one, other) => !met.has(pairKey(one, other)) && !(isOut(one) && isOut(other));
}

function isAnyLeft(field: TournamentField): boolean {
  const ids = idsBySeed(field);
  const isLeft = leftIn(field);
  return ids.some((one, place) => ids.slice(place + 1).some((other) => isLeft(one, other)));
}

/** Whether an elimination has somebody to play on after a round: not if all of its winners withdrew. */
function isAnyIn(field: TournamentField, round: number): boolean {
  const isOut = outIn(field);
  return field.matches.some((match) => {
    const winner = winnerOf(match);
    return match.round === round && (match.result === null || (winner !== null && !isOut(winner)));
  });
}

/** The place in the bracket is the table; where both who would meet withdrew, there is no match. */
function eliminationRound(field: TournamentField, round: number): DrawnMatch[] {
  const { players, matches } = field;
  const last = matches.filter((match) => match.round === round - 1);
  const tables = 2 ** (bracketRounds(field) - round + 1);
  const slots =
    round === 1 ? firstSlots(activeIn(players, 1).map(({ id }) => id)) : nextSlots(last, tables, outIn(field));
  return slots.flatMap(([one, other], place): DrawnMatch[] => {
    const table = place + 1;
    if (one !== null && other !== null) return [{ ...game(one, other), table }];
    const alone = one ?? other;
    return alone === null ? [] : [{ ...bye(alone), table }];
  });
}
