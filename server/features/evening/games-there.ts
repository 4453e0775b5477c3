import type { Category } from '#shared/enums.ts';
import type { GameFacts, GameSource } from '#shared/rules/evening/candidate.ts';
import { extendPlayers, playersIn } from '#shared/rules/games/extended-players.ts';
import { playerRange } from '#shared/rules/games/player-range.ts';
import { coverPath } from '#server/domain/pictures/picture-path.ts';
import type { ProposalRow } from '#server/domain/votes/votes-store.ts';
import type { PlaysOfTitle, ShelvedGame } from './evening-store.ts';

/** A game that is on the table if the one who has it comes. */
export interface GameThere {
  facts: GameFacts;
  titleKey: string;
  bggId: number | null;
  category: Category | null;
  imageUrl: string | null;
}

/** What a host's plays tell of a title. */
export interface Played extends Omit<PlaysOfTitle, 'tables'> {
  knownBy: number[];
}

export interface Shelf {
  games: readonly ShelvedGame[];
  source: GameSource;
  /** Ids of games that were put on the night. */
  onNight: ReadonlySet<number>;
}

/** Whoever owns a game that they rated, or that was played before plays were recorded, knows it. */
const isKnownToOwner = ({ timesPlayed, rating, lastPlayed }: ShelvedGame): boolean =>
  timesPlayed > 0 || rating > 0 || lastPlayed !== null;

/** The games of one shelf, each with the expansions of it that stand there too. */
export function gamesOnShelf(
  { games: shelf, source, onNight }: Shelf,
  played: ReadonlyMap<string, Played>,
): GameThere[] {
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
          range: extendPlayers(game, expansions.get(game.id) ?? []) ?? playerRange(game.players),
          bestPlayers: game.bestPlayers,
          recommendedPlayers: game.recommendedPlayers,
          duration: game.duration,
          plays: (plays?.minutes ?? []).map((duration) => ({ duration })),
          weight: game.weight,
          difficulty: game.difficulty,
          rating: isHosts ? game.rating : 0,
          lastPlayedAt: later(plays?.lastPlayed ?? null, isHosts ? game.lastPlayed : null),
          source,
          isOfNight: onNight.has(game.id),
          knownBy: [...new Set([...(plays?.knownBy ?? []), ...own])],
        },
      };
    });
}

/** A game that somebody brings; null where nobody knows for how many it is. */
export function gameBrought(proposal: ProposalRow, played: ReadonlyMap<string, Played>): GameThere | null {
  const range = playersIn(proposal.players ?? '');
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
      rating: 0,
      lastPlayedAt: plays?.lastPlayed ?? null,
      source: { kind: 'brought', by: proposal.attendeeId },
      isOfNight: true,
      knownBy: [...new Set([...(plays?.knownBy ?? []), proposal.attendeeId])],
    },
  };
}

const later = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));

/**
 * Each game once, though it stands on several shelves: of the first that has it, and of the night if any of them is. Also
 * by which number the others are known from then on. Editions of a game that are games of their own stay apart.
 */
export function eachOnce(copies: readonly GameThere[]): { games: GameThere[]; numberOf: (number: number) => number } {
  const kept: GameThere[] = [];
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
    kept.push(game);
    byTitle.set(titleKey, facts.id);
    if (bggId !== null) byBggId.set(bggId, facts.id);
  }
  const games = kept.map((game) => ({ ...game, facts: { ...game.facts, isOfNight: ofNight.has(game.facts.id) } }));
  return { games, numberOf: (number) => numbers.get(number) ?? number };
}
