import { MAX_NAME_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits.ts';
import { titleKey } from '#shared/rules/duplicate-title.ts';
import { numberedNames } from '#shared/rules/numbered-names.ts';
import { jsonElements } from '../json-elements.ts';
import type { UploadedFile } from '../uploaded-file.ts';
import { BG_STATS_FAULTS, otherJson, tooMany } from './faults.ts';
import { isSet, lineOf, type Raw, wholeOf } from './raw.ts';
import { type BgStatsGame, type PlaysOfGame, readGame } from './read-game.ts';

export interface BgStatsPlayer {
  name: string;
  isAnonymous: boolean;
}

/** An export's games, and what its plays refer to by the ids that it gives. */
export interface BgStatsContents {
  listed: BgStatsGame[];
  games: Map<unknown, BgStatsGame>;
  players: Map<unknown, BgStatsPlayer>;
  places: Map<unknown, string>;
  /** Of each game, by `gameKey`. */
  plays: Map<string, PlaysOfGame>;
  /** Ratings are of 100 instead of 10. */
  hundredths: boolean;
}

const LISTS = ['games', 'players', 'locations', 'plays'] as const;
const MOST = { games: 20_000, players: 20_000, locations: 20_000, plays: 100_000 };
const UNNAMED = 'Unnamed player';
const HIGHEST_OF_TEN = 10;

/** Two entries of the same game count as one, as they do in a collection. */
export const gameKey = ({ bggId, title }: Pick<BgStatsGame, 'bggId' | 'title'>): string =>
  bggId === null ? titleKey(title) : String(bggId);

/** Reads what plays refer to, and how many there are of each game. @throws Refusal invalid_file */
export async function readContents(file: UploadedFile): Promise<BgStatsContents> {
  const found = { games: [] as Raw[], players: [] as Raw[], locations: [] as Raw[] };
  const playsOf = new Map<unknown, number>();
  const counts = { games: 0, players: 0, locations: 0, plays: 0 };
  for await (const { list, element } of jsonElements(file, { lists: LISTS, faults: BG_STATS_FAULTS })) {
    counts[list] += 1;
    if (counts[list] > MOST[list]) throw tooMany(MOST[list], list);
    if (list === 'plays') playsOf.set(element['gameRefId'], (playsOf.get(element['gameRefId']) ?? 0) + 1);
    else found[list].push(element);
  }
  if (counts.games + counts.plays === 0) throw otherJson();
  const listed = found.games.map(readGame);
  const games = new Map(listed.map((game) => [game.raw['id'], game]));
  return {
    listed,
    games,
    players: readPlayers(found.players),
    places: new Map(found.locations.map((raw) => [raw['id'], lineOf(raw['name'], MAX_TITLE_LENGTH)])),
    plays: countPlays(listed, playsOf),
    hundredths: found.games.some((raw) => Number(raw['rating']) > HIGHEST_OF_TEN),
  };
}

function countPlays(listed: readonly BgStatsGame[], playsOf: ReadonlyMap<unknown, number>) {
  const counts = new Map<string, PlaysOfGame>();
  for (const game of listed) {
    const sum = counts.get(gameKey(game)) ?? { listed: 0, before: 0 };
    const plays = playsOf.get(game.raw['id']) ?? 0;
    counts.set(gameKey(game), { listed: sum.listed + plays, before: sum.before + game.playedBefore });
  }
  return counts;
}

/** In the order of their ids, so that a later export gives everybody the same name again. */
function readPlayers(raws: readonly Raw[]): Map<unknown, BgStatsPlayer> {
  const byAge = raws.toSorted((a, b) => idOf(a) - idOf(b));
  const people = byAge.filter((raw) => !isSet(raw['isAnonymous']));
  const names = numberedNames(people.map((raw) => nameOf(raw)));
  const players = new Map<unknown, BgStatsPlayer>();
  for (const raw of byAge)
    if (isSet(raw['isAnonymous'])) players.set(raw['id'], { name: nameOf(raw), isAnonymous: true });
  for (const [place, raw] of people.entries()) {
    players.set(raw['id'], { name: names[place] ?? UNNAMED, isAnonymous: false });
  }
  return players;
}

const idOf = (raw: Raw): number => wholeOf(raw['id'], 0, Number.MAX_SAFE_INTEGER) ?? 0;

/** Leaves room for the number that tells two of the same name apart. */
const NUMBER_LENGTH = 8;
const nameOf = (raw: Raw): string => lineOf(raw['name'], MAX_NAME_LENGTH - NUMBER_LENGTH) || UNNAMED;
