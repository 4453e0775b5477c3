import type { PlayOutcome, Category } from '#shared/enums.ts';
import type { Seat } from '#shared/shapes/seat.ts';
import { MINUTE_MS } from './calendar.ts';
import type { Evening } from './evenings.ts';
import { type Player, HOST } from './people.ts';
import type { SeededRandom } from './seeded-random.ts';
import { minutesOf, type PopularGame, type ShelfGame } from './shelf.ts';

/** Usual scores of a category, and their spread. */
const SCALES: Partial<Record<Category, { usual: number; spread: number }>> = {
  abstract: { usual: 48, spread: 26 },
  card: { usual: 24, spread: 18 },
  family: { usual: 62, spread: 32 },
  party: { usual: 9, spread: 6 },
  racing: { usual: 14, spread: 11 },
  war: { usual: 22, spread: 12 },
};
const POINT_SALAD = { usual: 78, spread: 40 };

/** The players' scores in order. All members of a team get the team's score. */
function scoresOf(players: readonly Player[], category: Category, random: SeededRandom): number[] {
  if (category === 'cooperative') {
    const result = random.whole(8, 25);
    return players.map(() => result);
  }
  const { usual, spread } = SCALES[category] ?? POINT_SALAD;
  return players.map(({ skill }) =>
    Math.max(0, Math.round(usual + spread * (skill * 0.6 + random.next() * 1.2 - 0.9))),
  );
}

/** The single player with the highest or lowest score; null on a tie. */
function winnerOf(players: readonly Player[], scores: readonly number[], lowestWins: boolean): string | null {
  const best = lowestWins ? Math.min(...scores) : Math.max(...scores);
  const [winner, ...others] = players.filter((_player, place) => scores[place] === best);
  return winner && others.length === 0 ? winner.name : null;
}

const ABOUT_A_GUEST = [
  (winner: string) => `${winner} kept quiet for an hour and then counted to the end.`,
  (winner: string) => `Nobody watched ${winner}. Somebody should have.`,
  (winner: string) => `${winner} on the last turn, again.`,
  (winner: string) => `${winner} says it was luck. We agree.`,
];
const ABOUT_ANYTHING = [
  'We read the rule on page nine three times and then voted.',
  'Taught it in ten minutes. The questions took twenty.',
  'Forgot the final bonus until the box was closed. Counted again.',
  'Played on the floor; the table was full of soup.',
  'First time with the variant. Last time too.',
  'Rematch demanded and granted.',
  'One piece is missing. It was found in the sofa, with two from another game.',
  'Tea on the board. Nobody confessed.',
];
const ABOUT_A_SHORT_ONE = [
  'Over before the kettle boiled.',
  'One to wait for the others.',
  'A quick one before the last bus.',
];
const ABOUT_A_TEAM = {
  won: ['Won it, with the last token.', 'We talked too much, as ever, and it helped.'],
  lost: ['Lost by one card.', 'We talked too much, as ever.'],
};

const SHORT_MINUTES = 15;

/** The host's note on a play; usually none. */
function noteOn(
  play: { winner: string | null; minutes: number; team: { won: boolean } | null },
  random: SeededRandom,
): string | null {
  if (!random.chance(0.18)) return null;
  if (play.team && random.chance(0.6)) return random.pick(ABOUT_A_TEAM[play.team.won ? 'won' : 'lost']) ?? null;
  if (play.minutes < SHORT_MINUTES) return random.pick(ABOUT_A_SHORT_ONE) ?? null;
  const { winner } = play;
  if (winner !== null && winner !== HOST.name && random.chance(0.4))
    return random.pick(ABOUT_A_GUEST)?.(winner) ?? null;
  return random.pick(ABOUT_ANYTHING) ?? null;
}

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
