import type { Game } from '#shared/games/games-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import type { PlayOutcome } from '#shared/enums.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { type GameList, isOwned, listOf } from '#shared/games/lists.ts';
import { isOnBggWishlist } from '../imports/rules/bgg-states.ts';
import { durationMinutes } from '#shared/text/duration-minutes.ts';
import { statedPlayers } from '#shared/games/player-range.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { type PlayerResult, readPlay } from '#shared/plays/read-play.ts';
import { winningSeats } from '#shared/plays/winner.ts';
import { type ExportedRead, type Kept, keptOf } from './kept-fields.ts';
import type { WallClock } from './wall-clock.ts';

export type ExportedGame = Omit<Game, 'userId' | 'createdAt'> & { copies?: readonly { edition: string | null }[] };
export type ExportedPlay = Play & Pick<ExportedRead, 'sourceId' | 'imported'> & { createdAt: Date; updatedAt: Date };

/** BG Stats' codes for outcomes. */
const SCORING: Record<PlayOutcome, number> = { highest: 1, lowest: 2, none: 3, ranking: 3, teams: 1, cooperative: 4 };

interface OfPlay {
  teams: readonly string[];
  winners: ReadonlySet<PlayerResult>;
  kept: Kept;
}

/** Entries of each list that plays refer to, so that it fits into memory. */
const MAX_LISTED = 40_000;
const UNKNOWN_PLACE = 0;
/** Plays of a title that is on several lists belong to the first of these. */
const LISTS_BY_PRECEDENCE: readonly GameList[] = ['owned', 'unowned', 'wishlist'];

/**
 * Games and plays in the format of a BG Stats export, in which plays refer to games, players and places by number. A
 * played game outside the collection has no copy. Plays are written one by one, followed by the lists they refer to, so
 * that only these are in memory.
 */
export class BgStatsFile {
  readonly #games = new Map<string, Record<string, unknown>>();
  readonly #players = new Map<string, { id: number; uuid: string; name: string; isAnonymous: boolean }>();
  readonly #places = new Map<string, { id: number; uuid: string; name: string }>();
  /** Numbers of written plays by their entry, and by the owner's game that they count for: its title may be another one. */
  readonly #playsOf = new Map<number, number>();
  readonly #playsFor = new Map<number, number>();
  readonly #clock: WallClock;

  #comma = '';

  constructor(clock: WallClock) {
    this.#clock = clock;
  }

  *begin(): Generator<string> {
    yield '{"tags":[],"challenges":[],"groups":[],"plays":[';
  }

  /** A play as text; nothing if its lists are invalid. Entries beyond a full list are omitted. */
  *play(play: ExportedPlay): Generator<string> {
    const written = this.#written(play);
    if (!written) return;
    yield `${this.#comma}\n${JSON.stringify(written)}`;
    this.#comma = ',';
  }

  /** The rest of the file after the plays, in pieces. */
  *end(): Generator<string> {
    yield ']';
    yield* listPieces('games', this.#games.values(), ({ timesPlayed = 0, ownId = 0, ...game }) => {
      const written = Math.max(this.#playsOf.get(Number(game['id'])) ?? 0, this.#playsFor.get(Number(ownId)) ?? 0);
      return { ...game, previouslyPlayedAmount: Math.max(0, Number(timesPlayed) - written) };
    });
    yield* listPieces('players', this.#players.values(), (player) => player);
    yield* listPieces('locations', this.#places.values(), (place) => place);
    yield '}\n';
  }

  #written(play: ExportedPlay): object | null {
    const read = readPlay(play);
    if (!read) return null;
    const { results, outcome } = read;
    const kept = keptOf({ ...read, imported: play.imported, sourceId: play.sourceId });
    const winners = new Set(kept.result ? results.filter(({ won }) => won) : winningSeats(read));
    const teams = [...new Set(results.flatMap(({ team }) => team ?? []))];
    const gameRefId = this.#gameId(play.gameTitle, play.bggId, false);
    if (gameRefId === null) return null;
    if (!play.isIgnored) addOne(this.#playsOf, gameRefId);
    if (play.gameId !== null && !play.isIgnored) addOne(this.#playsFor, play.gameId);
    return {
      uuid: play.sourceId?.startsWith('bgstats:') ? play.sourceId.slice('bgstats:'.length) : `rollcall-${play.id}`,
      modificationDate: kept.modifiedAt ?? this.#clock.wallTime(play.updatedAt),
      entryDate: kept.entryDate ?? this.#clock.wallTime(play.createdAt),
      playDate: this.#clock.wallTime(play.playedAt, play.utcOffset),
      gameRefId,
      locationRefId: play.place === null ? UNKNOWN_PLACE : this.#placeId(play.place),
      durationMin: kept.noted.durationMin ?? play.duration ?? 0,
      comments: kept.comments,
      board: kept.noted.board ?? '',
      ...(kept.noted.scoresheet !== undefined && { scoresheet: kept.noted.scoresheet }),
      scoringSetting: kept.result?.scoringSetting ?? SCORING[outcome],
      // Two outcomes here are one there, so that the outcome is also told in the field for data of a program.
      metaData: JSON.stringify({ rollcallOutcome: outcome }),
      usesTeams: teams.length > 0,
      manualWinner: kept.result?.manualWinner ?? results.some(({ won }) => won !== undefined),
      rounds: kept.noted.rounds ?? 0,
      ignored: play.isIgnored ?? false,
      playerScores: results.flatMap((result, place) => this.#seat(result, place, { teams, winners, kept }) ?? []),
      expansionPlays: play.expansions.flatMap((title) => {
        const expansion = this.#gameId(title, null, true);
        return expansion === null ? [] : [{ gameRefId: expansion }];
      }),
    };
  }

  /** Adds a game of the collection or wishlist; call it for all games before the first play. */
  addGame(game: ExportedGame): void {
    const players = statedPlayers(game.players);
    const minutes = durationMinutes(game.duration);
    this.#put(keyOn(listOf(game), titleKey(game.title)), game.title, game.bggId, {
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
      ...(game.imageUrl?.startsWith('http') && { urlImage: game.imageUrl }),
      timesPlayed: game.timesPlayed,
      ownId: game.id,
      copies: copiesOf(game),
    });
  }

  #put(key: string, name: string, bggId: number | null, facts: object): number {
    const id = this.#games.size + 1;
    const about = { uuid: `rollcall-game-${id}`, id, name, bggName: name, bggId: bggId ?? 0 };
    this.#games.set(key, { ...about, highestWins: true, noPoints: false, usesTeams: false, ...facts });
    return id;
  }

  #gameId(title: string, bggId: number | null, isExpansion: boolean): number | null {
    const key = titleKey(title);
    // Two editions under one title keep separate plays.
    const edition = `${key}\n${bggId}`;
    const keys = [...LISTS_BY_PRECEDENCE.map((list) => keyOn(list, key)), edition];
    const known = keys.map((one) => this.#games.get(one)).find((game) => isOf(game, bggId));
    if (known) return Number(known['id']);
    if (this.#games.size >= MAX_LISTED) return null;
    return this.#put(this.#games.has(key) ? edition : key, title, bggId, {
      isExpansion: isExpansion ? 1 : 0,
      isBaseGame: isExpansion ? 0 : 1,
      copies: [],
    });
  }

  #placeId(name: string): number {
    const known = this.#places.get(name)?.id;
    if (known !== undefined || this.#places.size >= MAX_LISTED) return known ?? UNKNOWN_PLACE;
    const id = this.#places.size + 1;
    this.#places.set(name, { id, uuid: `rollcall-place-${id}`, name });
    return id;
  }

  #seat(seat: PlayerResult, place: number, { teams, winners, kept }: OfPlay): object | null {
    const { name, score, ...result } = seat;
    const isAnonymous = kept.isAnonymous(name);
    const key = isAnonymous ? `\n${name}` : nameKey(name);
    const player = this.#players.get(key) ?? this.#newPlayer(key, name, isAnonymous);
    if (!player) return null;
    const { score: longScore, scoreUuid } = kept.result?.seats?.[place] ?? {};
    const team = result.team === undefined ? -1 : teams.indexOf(result.team);
    return {
      playerRefId: player.id,
      score: longScore ?? result.scoreText ?? (score === null ? '' : String(score)),
      ...(scoreUuid !== undefined && { metaData: JSON.stringify({ scoreUuid }) }),
      winner: seat.won ?? winners.has(seat),
      rank: result.rank ?? 0,
      startPlayer: result.started ?? false,
      newPlayer: result.firstTime ?? false,
      // In a team game the role is the team's name.
      ...(team < 0
        ? { role: result.role ?? '' }
        : { team: String(team), role: teams[team], teamRole: result.role ?? '' }),
    };
  }

  #newPlayer(key: string, name: string, isAnonymous: boolean) {
    if (this.#players.size >= MAX_LISTED) return null;
    const id = this.#players.size + 1;
    const player = { id, uuid: `rollcall-player-${id}`, name, isAnonymous };
    this.#players.set(key, player);
    return player;
  }
}

/** A title may be on each list once. */
const keyOn = (list: GameList, title: string): string => (list === 'owned' ? title : `${title}\n${list}`);

const addOne = (counts: Map<number, number>, id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);

/** One entry for each copy, or one that says the list of a game without. */
const copiesOf = (game: ExportedGame): object[] =>
  (game.copies?.length ? game.copies : [{ edition: null }]).map(({ edition }, place) => ({
    uuid: `rollcall-copy-${game.id}${place === 0 ? '' : `-${place + 1}`}`,
    ...(edition !== null && { versionName: edition }),
    statusOwned: isOwned(game),
    statusWishlist: isOnBggWishlist(game),
    statusPrevOwned: game.states.includes('previously_owned'),
    statusForTrade: game.states.includes('for_trade'),
    statusWantInTrade: game.states.includes('want_in_trade'),
    statusWantToPlay: game.states.includes('want_to_play'),
    statusWantToBuy: game.states.includes('want_to_buy'),
    statusPreordered: game.states.includes('preordered'),
    wishlistStatus: game.wishPriority ?? 0,
  }));

const isOf = (game: Record<string, unknown> | undefined, bggId: number | null): boolean =>
  game !== undefined && (bggId === null || game['bggId'] === 0 || game['bggId'] === bggId);

function* listPieces<Entry>(
  name: string,
  entries: Iterable<Entry>,
  written: (entry: Entry) => object,
): Generator<string> {
  yield `,"${name}":[`;
  let comma = '';
  for (const entry of entries) {
    yield `${comma}\n${JSON.stringify(written(entry))}`;
    comma = ',';
  }
  yield ']';
}
