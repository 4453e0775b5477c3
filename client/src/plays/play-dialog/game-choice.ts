import type { PlayedGame } from '../api.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { searched, searchNames } from '#shared/text/search-names.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';

/** A game that can be chosen for a play. */
export type ChoosableGame = PlayedGame &
  Pick<Game, 'category' | 'imageUrl' | 'timesPlayed'> & { bggId?: number | null; lastPlayed: Date | null };

/**
 * Choosable games: owned and otherwise played ones, latest play first, never played ones by title. Expansions are
 * chosen with their game.
 */
export function choosableGames(games: readonly Game[], plays: readonly Play[]): ChoosableGame[] {
  const own = games.filter(({ isExpansion }) => !isExpansion);
  const known = new Set(own.map(({ title }) => titleKey(title)));
  const elsewhere: ChoosableGame[] = [];
  for (const { gameId, gameTitle, bggId, playedAt } of plays) {
    if (gameId !== null || known.has(titleKey(gameTitle))) continue;
    known.add(titleKey(gameTitle));
    elsewhere.push({
      id: null,
      title: gameTitle,
      bggId,
      category: 'family',
      imageUrl: null,
      timesPlayed: 1,
      lastPlayed: playedAt,
    });
  }
  return [...own, ...elsewhere].toSorted(
    (a, b) => (b.lastPlayed?.getTime() ?? 0) - (a.lastPlayed?.getTime() ?? 0) || a.title.localeCompare(b.title),
  );
}

/** A known game that the owner does not have. */
export interface KnownGame {
  id: null;
  title: string;
  bggId: number;
  match: TitleMatch;
}

const isThe = (one: { bggId?: number | null; title: string }, other: { bggId?: number | null; title: string }) =>
  titleKey(one.title) === titleKey(other.title) || (one.bggId != null && one.bggId === other.bggId);

/**
 * Suggestions for a typed text. `mine`: the owner's games with the text in their title, then those completed by the
 * title lists. `known`: further completions, without the owner's expansions. `newTitle`: the text, unless it is the
 * title of one of them. `likeliest`: chosen by Enter.
 */
export function offeredGames(
  choosable: readonly ChoosableGame[],
  games: readonly Game[],
  completions: readonly TitleMatch[],
  text: string,
) {
  const key = titleKey(text);
  const matches = [...searchNames(choosable, text, ({ title }) => searched([title]))];
  const known: KnownGame[] = [];
  for (const match of key === '' ? [] : completions) {
    const mine = choosable.find((game) => isThe(game, match));
    if (mine && !matches.includes(mine)) matches.push(mine);
    else if (!mine && !games.some((game) => isThe(game, match)))
      known.push({ id: null, title: match.title, bggId: match.bggId, match });
  }
  const isVery = ({ title }: { title: string }) => titleKey(title) === key;
  const very = choosable.find(isVery) ?? known.find(isVery);
  const newTitle = key === '' || very ? null : text.trim();
  const typed: PlayedGame | null = newTitle === null ? null : { id: null, title: newTitle };
  const likeliest: PlayedGame | null = key === '' ? null : (very ?? matches[0] ?? typed);
  return { mine: matches, known, newTitle, likeliest };
}
