import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalogue } from '../../server/games/catalogue/catalogue-file.ts';
import { projectRoot } from '../../server/platform/config/project-root.ts';
import { similarGames } from '../../client/src/magic-picker/similar-games.ts';
import { pickGame } from '../../client/src/magic-picker/pick-game.ts';
import { NO_FILTERS, type PickerFilters } from '../../shared/magic-picker/picker-filters.ts';
import type { PickerGame } from '../../shared/magic-picker/picker-game.ts';
import { spread } from './statistics.ts';

const ROUNDS = 200;
const FILTERS: Record<string, PickerFilters> = {
  'no filters': NO_FILTERS,
  'a mood, all games left': { ...NO_FILTERS, mood: 'thinking', excludeRecent: true },
  'four players, a mood': { ...NO_FILTERS, players: 4, mood: 'social' },
};

/** A pick with its similar games among the 2,000 of the catalogue, in this process: milliseconds. */
export async function benchPicking() {
  const owned = await collection();
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, filters] of Object.entries(FILTERS)) {
    const times = Array.from({ length: ROUNDS }, () => pickOnce(owned, filters));
    rows[name] = { games: owned.length, ...spread(times) };
  }
  return { 'A pick, with games like it': rows };
}

function pickOnce(owned: readonly PickerGame[], filters: PickerFilters): number {
  const started = performance.now();
  const pick = pickGame(owned, filters, { history: [1, 2, 3], now: new Date(), random: Math.random });
  if (!pick || similarGames(pick.game, owned).length === 0) throw new Error('nothing was picked');
  return performance.now() - started;
}

async function collection(): Promise<PickerGame[]> {
  const rows = readCatalogue(await readFile(join(projectRoot, 'data/catalogue.csv')));
  return rows.map(({ players, duration, category, difficulty, bestPlayers, weight, mechanics }, at) => ({
    id: at + 1,
    players,
    duration,
    category,
    difficulty,
    rating: (at % 11) / 2,
    timesPlayed: at % 20,
    lastPlayed: at % 3 === 0 ? null : new Date(Date.now() - (at % 100) * 86_400_000),
    bestPlayers,
    recommendedPlayers: bestPlayers,
    weight,
    mechanics,
  }));
}
