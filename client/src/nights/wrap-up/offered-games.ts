import type { PlayedGame } from '#client/plays/api.ts';
import type { ResponseBody } from '#shared/contract/contract.ts';
import type { listEventGames } from '#shared/nights/events-contract.ts';
import type { WrapUpSheet } from '#shared/nights/wrap-up-contract.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';

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
