import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { memoizeAsync } from '#server/platform/workers/memoize-async.ts';
import type { CommunityRatings, Environment } from '#server/platform/config/environment.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { readCatalogue } from '../catalogue/catalogue-file.ts';
import { CATALOGUE_FILE } from '../catalogue/seed.ts';
import { ALTERNATIVE_TITLES } from './alternative-titles.ts';
import { TitleIndex } from './title-index.ts';
import { readTitles } from './titles-file.ts';

export interface KnownTitles {
  /** Best known first. */
  games: readonly TitleMatch[];
  index: TitleIndex;
  /** Place in `games` by BoardGameGeek's id. */
  places: ReadonlyMap<number, number>;
  /** Place in `games` of the best known game by `titleKey`. */
  placesByTitle: ReadonlyMap<string, number>;
}

/** Reads the titles of the catalogue and of data/titles.csv on first use. */
export type Titles = () => Promise<KnownTitles>;

export const openTitles = ({ COMMUNITY_RATINGS }: Pick<Environment, 'COMMUNITY_RATINGS'>): Titles =>
  memoizeAsync(() => load(COMMUNITY_RATINGS));

async function load(ratings: CommunityRatings): Promise<KnownTitles> {
  const catalogue = readCatalogue(await readFile(fileAt(CATALOGUE_FILE)), ratings);
  const popular = catalogue.sort((a, b) => b.popularity - a.popularity).map(toMatch);
  const games = [...popular, ...(await readTitles(fileAt('titles.csv'), ratings))];
  return {
    games,
    places: new Map(games.map(({ bggId }, place) => [bggId, place])),
    placesByTitle: bestByTitle(games),
    index: new TitleIndex(
      games.map(({ title }) => title),
      ALTERNATIVE_TITLES,
    ),
  };
}

/** Later entries of a map replace earlier ones, and the best known games come first. */
const bestByTitle = (games: readonly TitleMatch[]): ReadonlyMap<string, number> =>
  new Map(games.map(({ title }, place) => [titleKey(title), place] as const).toReversed());

const fileAt = (name: string) => join(projectRoot, 'data', name);

/** Without the fields that only popular games have. */
function toMatch(game: ReturnType<typeof readCatalogue>[number]): TitleMatch {
  const { bggId, title, year, players, duration, minAge, category, difficulty, weight, bestPlayers } = game;
  return { bggId, title, year, players, duration, minAge, category, difficulty, weight, bestPlayers };
}
