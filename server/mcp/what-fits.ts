import * as z from 'zod';
import { playerRange } from '#shared/games/player-range.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { MOODS, type Mood } from '#shared/magic-picker/picker-filters.ts';
import { minutesIn, playerCounts } from '#shared/magic-picker/picker-game.ts';
import { moodPoints } from '#shared/magic-picker/mood.ts';
import { listMechanics } from '#server/games/service.ts';
import { type ShelfGame, shelfOf, shownGame } from './shelf.ts';
import { tool } from './tool.ts';

const SHOWN = 8;
/** Stars of a game that the owner has not rated: between the good and the bad ones. */
const UNRATED = 3.5;
const MOOD_POINTS_A_STAR = 5;

interface Wanted {
  players: number;
  minutes?: number | undefined;
  mood?: Mood | undefined;
}

/** Whether a game seats the people and ends in time. */
const fits = (game: ShelfGame, { players, minutes }: Wanted): boolean => {
  const { min, max } = playerRange(game.players);
  return !game.isExpansion && min <= players && players <= max && minutesIn(game.duration) <= (minutes ?? Infinity);
};

/** In stars: the owner's rating, one more for the best number of players, and what the mood says. */
const worth = (game: ShelfGame, { players, mood }: Wanted, mechanics: readonly string[]): number =>
  (game.rating || UNRATED) +
  (playerCounts(game.bestPlayers).includes(players) ? 1 : 0) +
  (mood === undefined ? 0 : moodPoints(mood, { ...game, mechanics }) / MOOD_POINTS_A_STAR);

export const whatFits = tool({
  name: 'what_fits',
  title: 'What shall we play?',
  description:
    'Proposes games of the owner for a number of people, minutes and a mood: the best first, by rating, the best number of players and mood; equal ones by how long they were not played.',
  input: z.object({
    players: z.int().min(1).max(100).describe('People at the table'),
    minutes: z.int().min(1).max(10_000).optional().describe('How long they have'),
    mood: z.enum(MOODS).optional(),
  }),
  contract: listGames,
  run: async ({ db }, owner, wanted) => {
    const [shelf, known] = await Promise.all([shelfOf(db, owner.id), listMechanics(db, owner.id)]);
    const mechanicsOf = new Map(known.map(({ gameId, mechanics }) => [gameId, mechanics]));
    const found = shelf
      .filter((game) => fits(game, wanted))
      .map((game) => ({ game, stars: worth(game, wanted, mechanicsOf.get(game.id) ?? []) }))
      .toSorted((a, b) => b.stars - a.stars || Number(a.game.lastPlayed ?? 0) - Number(b.game.lastPlayed ?? 0));
    const says = found.length === 0 ? 'No game on the shelf fits.' : `${found.length} fit; the best first.`;
    return { says, data: found.slice(0, SHOWN).map(({ game }) => shownGame(game)) };
  },
});
