import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { numberedNames } from '#shared/text/numbered-names.ts';
import type { UnreadableCell } from '#shared/schema/import-report.ts';
import { jsonElements } from '#server/platform/files/json-elements.ts';
import type { UploadedFile } from '#server/platform/files/uploaded-file.ts';
import { BG_STATS_ERRORS, otherJson, tooMany } from './errors.ts';
import { flag, type Reference, readFields, reference } from './fields.ts';
import { LOCATION, PLAYER, type RawGame, type RawLocation, type RawPlay, type RawPlayer } from './file-schema.ts';
import { rawOf } from './raw.ts';
import { type BgStatsGame, type PlaysOfGame, readGame } from './read-game.ts';

export interface BgStatsPlayer {
  name: string;
  isAnonymous: boolean;
  unreadable: UnreadableCell[];
  isCut: boolean;
}

export interface BgStatsPlace {
  name: string;
  isCut: boolean;
  unreadable: UnreadableCell[];
}

/** An export's games and the entries that its plays refer to, by their ids. */
export interface BgStatsContents {
  listed: BgStatsGame[];
  games: Map<Reference, BgStatsGame>;
  players: Map<Reference, BgStatsPlayer>;
  places: Map<Reference, BgStatsPlace>;
  /** Plays by `gameKey`. */
  plays: Map<string, PlaysOfGame>;
  /** Ratings are out of 100 instead of 10. */
  hundredths: boolean;
}

const MOST = {
  games: STORAGE_LIMITS.importedGames.most,
  players: STORAGE_LIMITS.names.most,
  locations: STORAGE_LIMITS.importedGames.most,
  plays: STORAGE_LIMITS.importedPlays.most,
};
const LISTS = ['games', 'players', 'locations', 'plays'] as const;
// oxlint-disable-next-line words/no-literals -- stored, and the same at each import
const UNNAMED = 'Unnamed player';
const HIGHEST_OF_TEN = 10;

/** Two entries of the same game count as one, as in a collection. */
export const gameKey = ({ bggId, title }: Pick<BgStatsGame, 'bggId' | 'title'>): string =>
  bggId === null ? titleKey(title) : String(bggId);

/** Reads the entries that plays refer to, and counts the plays of each game. @throws Refusal invalid_file */
export async function readContents(file: UploadedFile): Promise<BgStatsContents> {
  const listed: BgStatsGame[] = [];
  const players: ListedPlayer[] = [];
  const places = new Map<Reference, BgStatsPlace>();
  const playsOf = new Map<Reference, number>();
  const counts = { games: 0, players: 0, locations: 0, plays: 0 };
  for await (const { list, element } of jsonElements(file, { lists: LISTS }, BG_STATS_ERRORS)) {
    counts[list] += 1;
    if (counts[list] > MOST[list]) throw tooMany(MOST[list], list);
    if (list === 'games') listed.push(readGame(rawOf<RawGame>(element)));
    else if (list === 'players') players.push(readPlayer(rawOf<RawPlayer>(element)));
    else if (list === 'locations') addPlace(places, rawOf<RawLocation>(element));
    else {
      const { gameRefId, ignored } = rawOf<RawPlay>(element);
      const { value: game } = reference(gameRefId);
      if (!flag(ignored).value) playsOf.set(game, (playsOf.get(game) ?? 0) + 1);
    }
  }
  if (counts.games + counts.plays === 0) throw otherJson();
  return {
    listed,
    games: new Map(listed.map((game) => [game.reference, game])),
    players: namedPlayers(players),
    places,
    plays: countPlays(listed, playsOf),
    hundredths: isOfHundred(listed),
  };
}

/** Whether most ratings exceed ten: a single one may be an error. */
function isOfHundred(listed: readonly BgStatsGame[]): boolean {
  const ratings = listed.flatMap(({ rating }) => (rating > 0 ? [rating] : []));
  return ratings.filter((rating) => rating > HIGHEST_OF_TEN).length * 2 > ratings.length;
}

function addPlace(places: Map<Reference, BgStatsPlace>, raw: RawLocation): void {
  const { values, ...read } = readFields(LOCATION, raw);
  places.set(values.id, { name: values.name, ...read });
}

function countPlays(listed: readonly BgStatsGame[], playsOf: ReadonlyMap<Reference, number>) {
  const counts = new Map<string, PlaysOfGame>();
  for (const game of listed) {
    const sum = counts.get(gameKey(game)) ?? { listed: 0, before: 0 };
    const plays = playsOf.get(game.reference) ?? 0;
    counts.set(gameKey(game), { listed: sum.listed + plays, before: sum.before + game.playedBefore });
  }
  return counts;
}

interface ListedPlayer extends BgStatsPlayer {
  reference: Reference;
  /** Sort key that is the same in a later export. */
  order: number;
}

function readPlayer(raw: RawPlayer): ListedPlayer {
  const { values, ...read } = readFields(PLAYER, raw);
  return {
    reference: values.id,
    order: Number.isSafeInteger(Number(values.id)) ? Number(values.id) : 0,
    name: values.name || UNNAMED,
    isAnonymous: values.isAnonymous === true,
    ...read,
  };
}

/** In the order of their ids, so that a later export gives everybody the same name again. */
function namedPlayers(listed: readonly ListedPlayer[]): Map<Reference, BgStatsPlayer> {
  const byAge = listed.toSorted((a, b) => a.order - b.order);
  const people = byAge.filter((player) => !player.isAnonymous);
  const names = numberedNames(people.map(({ name }) => name));
  const players = new Map<Reference, BgStatsPlayer>();
  for (const { reference: id, order: _order, ...player } of byAge) if (player.isAnonymous) players.set(id, player);
  for (const [place, { reference: id, order: _order, ...player }] of people.entries())
    players.set(id, { ...player, name: names[place] ?? UNNAMED });
  return players;
}
