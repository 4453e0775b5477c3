import type { PlayedGame } from '#shared/contracts/played-games.ts';
import { MAX_PLAYS } from '#shared/limits.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import type { KnownTitles } from '#server/domain/titles/known-titles.ts';

/** For required fields with unknown values. */
const UNKNOWN = '?';

/** Completes a played game for adding: from its imported file, else from the title lists. */
export function completePlayedGame(
  { games, places, placesByTitle }: KnownTitles,
  { title, bggId, plays }: PlayedGame,
  imported: ImportedGame | undefined,
): ImportedGame {
  const place = bggId === null ? placesByTitle.get(titleKey(title)) : places.get(bggId);
  const known = place === undefined ? undefined : games[place];
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
