import type { Category } from '#shared/enums.ts';
import type { GameFacts, GameSource } from '#shared/evening/candidate.ts';
import { extendPlayers } from '#shared/games/extended-players.ts';
import { type PlayerRange, parsePlayerRange } from '#shared/games/player-range.ts';
import { coverPath } from '#server/platform/files/picture-path.ts';
import type { ProposalRow } from '#server/nights/service.ts';
import type { PlaysOfTitle, ShelvedGame } from './evening-store.ts';

/** A game that is available if its owner comes. */
export interface AvailableGame {
  facts: GameFacts;
  titleKey: string;
  bggId: number | null;
  category: Category | null;
  imageUrl: string | null;
}

/** A title's statistics from the host's plays. */
export interface Played extends Omit<PlaysOfTitle, 'tables'> {
  knownBy: number[];
}

export interface Shelf {
  games: readonly ShelvedGame[];
  source: GameSource;
  /** Ids of games on the night. */
  onNight: ReadonlySet<number>;
}

/** A game that states no number of players may be played by as many as come. */
const ANY_NUMBER: PlayerRange = { min: 1, max: Infinity };

/** A game counts as known to its owner if they have rated it, or if it has unrecorded plays. */
const isKnownToOwner = ({ timesPlayed, rating, lastPlayed }: ShelvedGame): boolean =>
  timesPlayed > 0 || rating > 0 || lastPlayed !== null;

/** The games of one collection, each with its expansions in the same collection. */
export function gamesOfCollection(
  { games: shelf, source, onNight }: Shelf,
  played: ReadonlyMap<string, Played>,
): AvailableGame[] {
  const expansions = new Map<number | null, ShelvedGame[]>();
  for (const game of shelf) {
    if (game.isExpansion) expansions.set(game.parentGameId, [...(expansions.get(game.parentGameId) ?? []), game]);
  }
  return shelf
    .filter(({ isExpansion }) => !isExpansion)
    .map((game) => {
      const plays = played.get(game.titleKey);
      const isHosts = source.kind === 'host_shelf';
      const own = isKnownToOwner(game) ? [source.by] : [];
      return {
        titleKey: game.titleKey,
        bggId: game.bggId,
        category: game.category,
        imageUrl: isHosts ? game.imageUrl : coverPath(game),
        facts: {
          id: game.id,
          title: game.title,
          range: extendPlayers(game, expansions.get(game.id) ?? []) ?? ANY_NUMBER,
          bestPlayers: game.bestPlayers,
          recommendedPlayers: game.recommendedPlayers,
          duration: game.duration,
          plays: (plays?.minutes ?? []).map((duration) => ({ duration })),
          weight: game.weight,
          difficulty: game.difficulty,
          minAge: game.minAge,
          rating: isHosts ? game.rating : 0,
          timesPlayed: isHosts ? game.timesPlayed : 0,
          lastPlayedAt: later(plays?.lastPlayed ?? null, isHosts ? game.lastPlayed : null),
          source,
          isOfNight: onNight.has(game.id),
          knownBy: [...new Set([...(plays?.knownBy ?? []), ...own])],
        },
      };
    });
}

/** A game that somebody brings; null if its player count is unknown. */
export function gameOfProposal(proposal: ProposalRow, played: ReadonlyMap<string, Played>): AvailableGame | null {
  const range = parsePlayerRange(proposal.players ?? '');
  if (!range) return null;
  const plays = played.get(proposal.titleKey);
  return {
    titleKey: proposal.titleKey,
    bggId: proposal.bggId,
    category: proposal.category,
    imageUrl: null,
    facts: {
      id: -proposal.id,
      title: proposal.title,
      range,
      bestPlayers: proposal.bestPlayers,
      recommendedPlayers: null,
      duration: proposal.duration ?? '',
      plays: (plays?.minutes ?? []).map((duration) => ({ duration })),
      weight: proposal.weight,
      difficulty: proposal.difficulty ?? 'medium',
      minAge: null,
      rating: 0,
      timesPlayed: 0,
      lastPlayedAt: plays?.lastPlayed ?? null,
      source: { kind: 'brought', by: proposal.attendeeId },
      isOfNight: true,
      knownBy: [...new Set([...(plays?.knownBy ?? []), proposal.attendeeId])],
    },
  };
}

const later = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));

/**
 * Deduplicates games across collections: the first copy stays, and counts as on the night if any copy does. Also
 * returns the number that replaces each duplicate's. Separate editions stay separate.
 */
export function deduplicateGames(copies: readonly AvailableGame[]): {
  games: AvailableGame[];
  numberOf: (number: number) => number;
} {
  const available: AvailableGame[] = [];
  const ofNight = new Set<number>();
  const byTitle = new Map<string, number>();
  const byBggId = new Map<number, number>();
  const numbers = new Map<number, number>();
  for (const game of copies) {
    const { facts, titleKey, bggId } = game;
    const same = byTitle.get(titleKey) ?? (bggId === null ? undefined : byBggId.get(bggId));
    numbers.set(facts.id, same ?? facts.id);
    if (facts.isOfNight) ofNight.add(same ?? facts.id);
    if (same !== undefined) continue;
    available.push(game);
    byTitle.set(titleKey, facts.id);
    if (bggId !== null) byBggId.set(bggId, facts.id);
  }
  const games = available.map((game) => ({ ...game, facts: { ...game.facts, isOfNight: ofNight.has(game.facts.id) } }));
  return { games, numberOf: (number) => numbers.get(number) ?? number };
}
