import type { PlayOutcome } from '#shared/enums.ts';
import type { Seat } from '#shared/rules/plays/seat.ts';
import { MINUTE_MS } from './calendar.ts';
import type { Evening } from './evenings.ts';
import type { Player } from './people.ts';
import { scoresOf, winnerOf } from './scores.ts';
import type { SeededRandom } from './seeded-random.ts';
import { noteOn } from './play-notes.ts';
import { minutesOf, type PopularGame, type ShelfGame } from './shelf.ts';

/** A play before it has an id. */
export interface Play {
  bggId: number;
  gameTitle: string;
  playedAt: Date;
  players: string[];
  /** Aligned with the players. */
  scores: (number | null)[];
  winner: string | null;
  outcome: PlayOutcome;
  /** Aligned with the players, or empty. */
  seats: Seat[];
  notes: string | null;
  /** Minutes; null if not recorded. */
  duration: number | null;
}

/** The plays of these evenings, in order. */
export const planPlays = (evenings: readonly Evening[], shelf: readonly ShelfGame[], random: SeededRandom): Play[] =>
  evenings.flatMap((evening) => playsOn(evening, shelf, random));

const SETUP_MINUTES = 15;
/** Minimum number of players for a party game. */
const PARTY = 4;

function playsOn({ start, players, minutes }: Evening, shelf: readonly ShelfGame[], random: SeededRandom): Play[] {
  const plays: Play[] = [];
  let passed = 0;
  for (;;) {
    const left = minutes - passed;
    const open = shelf.filter(
      ({ game }) => minutesOf(game) <= left && !plays.some(({ bggId }) => bggId === game.bggId),
    );
    const chosen = random.pick(open, ({ game, pull }) => pull * suits(game, players.length));
    if (!chosen) return plays;
    const took = Math.max(6, Math.round(minutesOf(chosen.game) * (0.65 + random.next() * 0.55)));
    plays.push(playOf(chosen.game, players, { at: new Date(start.getTime() + passed * MINUTE_MS), took }, random));
    passed += took + SETUP_MINUTES;
  }
}

function playOf(
  game: PopularGame,
  players: Player[],
  { at, took }: { at: Date; took: number },
  random: SeededRandom,
): Play {
  const outcome = game.outcome ?? 'highest';
  const drawn = scoresOf(players, game.category, random);
  const isPointless = outcome !== 'highest' && outcome !== 'lowest';
  const chance = game.category === 'cooperative' ? random.chance(0.55) : (drawn[0] ?? 0) % 2 === 0;
  const won = wonBy(outcome, players, drawn, chance);
  const winner = isPointless && outcome !== 'none' ? null : winnerOf(players, drawn, outcome === 'lowest');
  return {
    bggId: game.bggId,
    gameTitle: game.title,
    playedAt: at,
    players: players.map(({ name }) => name),
    scores: isPointless ? players.map(() => null) : drawn,
    winner,
    outcome,
    seats: won,
    notes: noteOn(
      { winner, minutes: took, team: outcome === 'cooperative' ? { won: won[0]?.won === true } : null },
      random,
    ),
    duration: random.chance(0.1) ? null : took,
  };
}

/** Winners of a play without scores: everybody or nobody, or one of two teams. */
function wonBy(outcome: PlayOutcome, players: readonly Player[], drawn: readonly number[], chance: boolean): Seat[] {
  if (outcome === 'cooperative') return players.map(() => ({ won: chance }));
  if (outcome !== 'teams') return [];
  const order = players.map((_player, place) => place).toSorted((a, b) => (drawn[a] ?? 0) - (drawn[b] ?? 0));
  return players.map((_player, place) => {
    const isRed = order.indexOf(place) % 2 === 0;
    return { team: isRed ? 'Red' : 'Blue', won: isRed === chance };
  });
}

/** Rates how well a game suits a player count, by its range ('2-4' or '2') and best counts ('3,4'). */
function suits({ players, bestPlayers, category }: PopularGame, count: number): number {
  const [least = 1, most = least] = players.split('-').map(Number);
  if (count < least || count > most) return 0;
  if (category === 'party' && count < PARTY) return 0;
  return bestPlayers?.split(',').map(Number).includes(count) ? 3 : 1;
}
