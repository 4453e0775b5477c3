import type { PlayedGame } from '#client/entities/plays/api.ts';
import type { ResponseBody } from '#shared/contracts/contract.ts';
import type { listEventGames } from '#shared/contracts/events.ts';
import type { WrapUpSheet } from '#shared/contracts/wrap-up.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';

/**
 * The games to ask about: planned ones in order, and those that guests brought, without games already recorded or
 * entered. @param written the games entered in the form
 */
export function offeredGames(
  planned: ResponseBody<typeof listEventGames>,
  sheet: Pick<WrapUpSheet, 'plays' | 'brought'>,
  written: readonly PlayedGame[],
) {
  const ids = new Set([...sheet.plays.map(({ play }) => play.gameId), ...written.map(({ id }) => id)]);
  const titles = new Set(
    [...sheet.plays.map(({ play }) => play.gameTitle), ...written.map(({ title }) => title)].map(titleKey),
  );
  return {
    planned: planned
      .filter(({ id }) => !ids.has(id))
      .map(({ id, title, category, imageUrl }) => ({ game: { id, title }, category, imageUrl, by: null })),
    brought: sheet.brought
      .filter(({ title }) => !titles.has(titleKey(title)))
      .map(({ title, bggId, category, by }) => ({
        game: { id: null, title, bggId },
        category: category ?? ('family' as const),
        imageUrl: null,
        by,
      })),
  };
}
