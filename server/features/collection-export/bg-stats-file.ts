import type { Game } from '#shared/contracts/games.ts';
import type { Play } from '#shared/contracts/plays.ts';
import type { PlayOutcome } from '#shared/enums.ts';
import { titleKey } from '#shared/rules/duplicate-title.ts';
import { durationMinutes } from '#shared/rules/duration-minutes.ts';
import { knownPlayers } from '#shared/rules/known-players.ts';
import { nameKey } from '#shared/rules/person-name.ts';
import { type PlayerResult, readPlay } from '#shared/rules/read-play.ts';
import { winnersOf } from '#shared/rules/winner.ts';
import type { WallClock } from './wall-clock.ts';

export type ExportedGame = Omit<Game, 'userId' | 'createdAt'>;
export type ExportedPlay = Play & { sourceId: string | null };

/** How BG Stats numbers the ways in which a play is decided. */
const SCORING: Record<PlayOutcome, number> = { highest: 1, lowest: 2, none: 3, ranking: 3, teams: 1, cooperative: 4 };

/**
 * Games and plays in the form of a BG Stats export, in which plays refer to games, players and places by numbers. A game
 * that was played and is not in the collection is there without a copy.
 */
export class BgStatsFile {
  readonly #games = new Map<string, Record<string, unknown>>();
  readonly #players = new Map<string, { id: number; uuid: string; name: string; isAnonymous: boolean }>();
  readonly #places = new Map<string, { id: number; uuid: string; name: string }>();
  readonly #plays: object[] = [];
  readonly #playsOf = new Map<number, number>();
  readonly #clock: WallClock;

  constructor(games: readonly ExportedGame[], clock: WallClock) {
    this.#clock = clock;
    // Owned games first: of a title on both lists the plays are of the owned one.
    for (const game of games.toSorted((a, b) => Number(a.isWishlist) - Number(b.isWishlist))) this.#addOwned(game);
  }

  /** A play whose lists cannot be read is left out. */
  add(play: ExportedPlay): void {
    const read = readPlay(play);
    if (!read) return;
    const { results, outcome } = read;
    const winners = new Set(winnersOf(read).map(nameKey));
    const teams = outcome === 'teams' ? [...new Set(results.flatMap(({ team }) => team ?? []))] : [];
    const gameRefId = this.#gameId(play.gameTitle, play.bggId, false);
    this.#playsOf.set(gameRefId, (this.#playsOf.get(gameRefId) ?? 0) + 1);
    this.#plays.push({
      uuid: play.sourceId?.startsWith('bgstats:') ? play.sourceId.slice('bgstats:'.length) : `rollcall-${play.id}`,
      playDate: this.#clock.wallTime(play.playedAt),
      gameRefId,
      locationRefId: play.place === null ? 0 : this.#placeId(play.place),
      durationMin: play.duration ?? 0,
      comments: play.notes ?? '',
      scoringSetting: SCORING[outcome],
      usesTeams: teams.length > 0,
      manualWinner: results.some(({ won }) => won !== undefined),
      rounds: 0,
      ignored: false,
      playerScores: results.map((result) => this.#seat(result, teams, winners)),
      expansionPlays: play.expansions.map((title) => ({ gameRefId: this.#gameId(title, null, true) })),
    });
  }

  /** The file, piece by piece. */
  *pieces(): Generator<string> {
    const games = [...this.#games.values()].map(({ timesPlayed = 0, ...game }) => ({
      ...game,
      previouslyPlayedAmount: Math.max(0, Number(timesPlayed) - (this.#playsOf.get(Number(game['id'])) ?? 0)),
    }));
    const lists = { games, players: [...this.#players.values()], locations: [...this.#places.values()] };
    const text = JSON.stringify({ tags: [], challenges: [], groups: [], ...lists });
    yield `${text.slice(0, -1)},"plays":[`;
    let comma = '';
    for (const play of this.#plays) {
      yield `${comma}\n${JSON.stringify(play)}`;
      comma = ',';
    }
    yield ']}\n';
  }

  #addOwned(game: ExportedGame): void {
    const players = knownPlayers(game.players);
    const minutes = durationMinutes(game.duration);
    this.#put(`${game.isWishlist ? 'wish ' : ''}${titleKey(game.title)}`, game.title, game.bggId, {
      bggYear: game.year ?? 0,
      isBaseGame: game.isExpansion ? 0 : 1,
      isExpansion: game.isExpansion ? 1 : 0,
      cooperative: game.category === 'cooperative',
      rating: game.rating * 2,
      minPlayerCount: players.min ?? 0,
      maxPlayerCount: players.max ?? 0,
      minPlayTime: minutes?.min ?? 0,
      maxPlayTime: minutes?.max ?? 0,
      minAge: game.minAge,
      timesPlayed: game.timesPlayed,
      copies: [{ uuid: `rollcall-copy-${game.id}`, statusOwned: !game.isWishlist, statusWishlist: game.isWishlist }],
    });
  }

  #put(key: string, name: string, bggId: number | null, facts: object): number {
    const id = this.#games.size + 1;
    const about = { uuid: `rollcall-game-${id}`, id, name, bggName: name, bggId: bggId ?? 0 };
    this.#games.set(key, { ...about, highestWins: true, noPoints: false, usesTeams: false, ...facts });
    return id;
  }

  #gameId(title: string, bggId: number | null, isExpansion: boolean): number {
    const key = titleKey(title);
    const known = this.#games.get(key) ?? this.#games.get(`wish ${key}`);
    if (known) return Number(known['id']);
    return this.#put(key, title, bggId, {
      isExpansion: isExpansion ? 1 : 0,
      isBaseGame: isExpansion ? 0 : 1,
      copies: [],
    });
  }

  #placeId(name: string): number {
    const id = this.#places.get(name)?.id ?? this.#places.size + 1;
    this.#places.set(name, { id, uuid: `rollcall-place-${id}`, name });
    return id;
  }

  #seat({ name, score, ...result }: PlayerResult, teams: readonly string[], winners: ReadonlySet<string>): object {
    const key = nameKey(name);
    const player = this.#players.get(key) ?? this.#newPlayer(key, name);
    const team = result.team === undefined ? -1 : teams.indexOf(result.team);
    return {
      playerRefId: player.id,
      score: result.scoreText ?? (score === null ? '' : String(score)),
      winner: result.won ?? winners.has(key),
      rank: result.rank ?? 0,
      startPlayer: result.started ?? false,
      newPlayer: result.firstTime ?? false,
      // In a play of teams the role is the name of the team.
      ...(team < 0
        ? { role: result.role ?? '' }
        : { team: String(team), role: teams[team], teamRole: result.role ?? '' }),
    };
  }

  #newPlayer(key: string, name: string) {
    const id = this.#players.size + 1;
    const player = { id, uuid: `rollcall-player-${id}`, name, isAnonymous: false };
    this.#players.set(key, player);
    return player;
  }
}
