import { asc, eq, getTableColumns } from 'drizzle-orm';
import { games } from '#shared/schema/games.ts';
import { gameSessions, people, personSpellings } from '#shared/schema/plays.ts';
import type { Person } from '#tests/support/server/owners.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';
import { apply, type Summary, type Upload } from './collection-file.ts';

export type Fields = Record<string, unknown>;

/** A game of an export; owned unless `copies` says otherwise. */
export const aGame = (id: number, name: string, fields: Fields = {}): Fields => ({
  uuid: `game-${id}`,
  id,
  name,
  bggName: name,
  bggId: 900_000 + id,
  bggYear: 2020,
  cooperative: false,
  highestWins: true,
  noPoints: false,
  usesTeams: false,
  isBaseGame: 1,
  isExpansion: 0,
  rating: 0,
  minPlayerCount: 2,
  maxPlayerCount: 4,
  minPlayTime: 30,
  maxPlayTime: 60,
  minAge: 10,
  previouslyPlayedAmount: 0,
  copies: [{ uuid: `copy-${id}`, statusOwned: true, statusWishlist: false }],
  ...fields,
});

/** A game that was played and belongs to somebody else. */
export const playedOnly = (id: number, name: string, fields: Fields = {}): Fields =>
  aGame(id, name, { copies: [], ...fields });

export const aPlayer = (id: number, name: string, fields: Fields = {}): Fields => ({
  uuid: `player-${id}`,
  id,
  name,
  isAnonymous: false,
  ...fields,
});

/** One player's part in a play. */
export const seat = (playerRefId: number, fields: Fields = {}): Fields => ({
  playerRefId,
  score: null,
  winner: false,
  newPlayer: false,
  startPlayer: false,
  rank: 0,
  ...fields,
});

/** A play of game 1 by Ana (1) and Ben (2), who won with 12 to 7. */
export const aPlay = (uuid: string, fields: Fields = {}): Fields => ({
  uuid,
  modificationDate: '2024-05-01 20:00:00',
  playDate: '2024-05-01 19:30:00',
  usesTeams: false,
  durationMin: 45,
  ignored: false,
  manualWinner: false,
  rounds: 0,
  gameRefId: 1,
  scoringSetting: 0,
  playerScores: [seat(1, { score: '7', rank: 2 }), seat(2, { score: '12', winner: true, rank: 1 })],
  expansionPlays: [],
  ...fields,
});

export interface Export {
  games?: Fields[];
  players?: Fields[];
  locations?: Fields[];
  plays?: Fields[];
}

/** A small file of the shape that BG Stats exports: Azul, Ana and Ben unless told otherwise. */
export const bgStatsFile = ({ games: owned, players, locations, plays }: Export): string =>
  JSON.stringify({
    tags: [],
    players: players ?? [aPlayer(1, 'Ana'), aPlayer(2, 'Ben')],
    locations: locations ?? [],
    games: owned ?? [aGame(1, 'Azul')],
    plays: plays ?? [],
    challenges: [],
    userInfo: { meRefId: 1, exportDate: '2024-05-02 10:00:00' },
  });

/** Drops a file on the import. */
export async function uploadBgStats(
  person: Person,
  file: string | Uint8Array<ArrayBuffer>,
  { timeZone = 'UTC', contentType = 'application/json' } = {},
): Promise<Upload> {
  const query = new URLSearchParams({ fileName: 'BGStatsExport.json', timeZone });
  const response = await person.fetch(`/api/imports/bgstats?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body: file,
  });
  const body = await response.json();
  return { status: response.status, summary: body, refusal: body };
}

/** Previews a file that is as it should be. */
export async function previewBgStats(person: Person, file: Export | string, timeZone = 'UTC'): Promise<Summary> {
  const text = typeof file === 'string' ? file : bgStatsFile(file);
  const { status, summary, refusal } = await uploadBgStats(person, text, { timeZone });
  if (status !== 201) throw new Error(`the file was refused: ${JSON.stringify(refusal)}`);
  return summary;
}

/** As another program saves the same play: without notes, teams, marks, durations and places. */
export const poorer = (play: Fields): Fields => {
  const kept = new Set(['uuid', 'modificationDate', 'playDate', 'gameRefId']);
  const seats = play['playerScores'] as Fields[];
  const fields = Object.fromEntries(Object.entries(play).filter(([field]) => kept.has(field)));
  return { ...fields, playerScores: seats.map(({ playerRefId, score, winner }) => ({ playerRefId, score, winner })) };
};

/** Previews a file and applies it. */
export const importBgStats = async (person: Person, file: Export | string, timeZone = 'UTC'): Promise<Summary> =>
  apply(person, (await previewBgStats(person, file, timeZone)).id);

/** Everything that an import may touch, row by row; only the technical moment of the last write is left out. */
export async function everythingOf({ services: { db } }: TestApp, person: Person) {
  const { updatedAt: _game, ...gameColumns } = getTableColumns(games);
  const { updatedAt: _play, ...playColumns } = getTableColumns(gameSessions);
  return {
    games: await db.select(gameColumns).from(games).where(eq(games.userId, person.id)).orderBy(asc(games.id)),
    plays: await db
      .select(playColumns)
      .from(gameSessions)
      .where(eq(gameSessions.userId, person.id))
      .orderBy(asc(gameSessions.id)),
    people: await db.select().from(people).where(eq(people.userId, person.id)).orderBy(asc(people.id)),
    spellings: await db
      .select()
      .from(personSpellings)
      .where(eq(personSpellings.userId, person.id))
      .orderBy(asc(personSpellings.nameKey)),
  };
}

/** A play as it stands in the database, its lists read. */
export async function playsOf({ services: { db } }: TestApp, person: Person) {
  const rows = await db
    .select()
    .from(gameSessions)
    .where(eq(gameSessions.userId, person.id))
    .orderBy(asc(gameSessions.id));
  return rows.map((row) => ({
    ...row,
    players: JSON.parse(row.players) as string[],
    scores: JSON.parse(row.scores) as (number | null)[],
  }));
}

/** The only play there is. */
export async function onlyPlay(app: TestApp, person: Person) {
  const [play, ...others] = await playsOf(app, person);
  if (!play || others.length > 0) throw new Error(`there are ${others.length + (play ? 1 : 0)} plays`);
  return play;
}
