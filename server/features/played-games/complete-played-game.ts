import type { PlayedGame } from '#shared/contracts/played-games.ts';
import type { TitleMatch } from '#shared/contracts/titles.ts';
import { MAX_PLAYS } from '#shared/limits.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import { memoizeAsync } from '#server/async/memoize-async.ts';
import { knownTitles } from '#server/domain/titles/known-titles.ts';

/** For required fields with unknown values. */
const UNKNOWN = '?';

/** Completes a played game for adding: from its imported file, else from the title lists. */
export type CompletePlayedGame = (played: PlayedGame, imported: ImportedGame | undefined) => ImportedGame;

/** Created once, because it indexes all known titles. */
export const playedGameCompleter = memoizeAsync(async (): Promise<CompletePlayedGame> => {
  const { games } = await knownTitles();
  const byBggId = new Map(games.map((game) => [game.bggId, game]));
  // A title means its best known game.
  const byTitle = new Map(games.toReversed().map((game) => [titleKey(game.title), game]));
  return (played, imported) => {
    const known = played.bggId === null ? byTitle.get(titleKey(played.title)) : byBggId.get(played.bggId);
    return addedGame(played, imported, known);
  };
});

function addedGame(
  { title, bggId, plays }: PlayedGame,
  imported: ImportedGame | undefined,
  known: TitleMatch | undefined,
): ImportedGame {
  const playedBefore = imported?.playedBefore ?? 0;
  return {
    title,
    isWishlist: false,
    isExpansion: imported?.isExpansion ?? false,
    bggId: bggId ?? known?.bggId ?? null,
    year: imported?.year ?? known?.year ?? null,
    players: unlessUnknown(imported?.players) ?? known?.players ?? UNKNOWN,
    duration: unlessUnknown(imported?.duration) ?? known?.duration ?? UNKNOWN,
    bestPlayers: imported?.bestPlayers ?? known?.bestPlayers ?? null,
    recommendedPlayers: imported?.recommendedPlayers ?? null,
    minAge: imported?.minAge ?? known?.minAge ?? null,
    weight: imported?.weight ?? known?.weight ?? null,
    category: known?.category ?? imported?.category ?? 'family',
    difficulty: known?.difficulty ?? imported?.difficulty ?? 'medium',
    rating: imported?.rating ?? 0,
    timesPlayed: Math.min(plays + playedBefore, MAX_PLAYS),
    notes: imported?.notes ?? null,
  };
}

const unlessUnknown = (text: string | undefined): string | undefined => (text === UNKNOWN ? undefined : text);
