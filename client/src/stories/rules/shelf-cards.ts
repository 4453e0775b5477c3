import { costsPerPlay, pricesOf } from '#client/copies/cost.ts';
import { tiersReachedIn } from '#client/plays/rules/tiers-reached.ts';
import type { StoryCard } from '#shared/shapes/story.ts';
import { MAX_CARD_GAMES } from '#shared/stories/stories-contract.ts';
import { aCard, coverOf, type StoryFacts } from './story-input.ts';
import { dayText } from './story-span.ts';

/** The cards of the owner's shelf. Each is null where there is nothing to tell. */
type Card = StoryCard | null;

/** The games that reached a tier in the range, the highest one of each. */
export function tiersCard({ played, ownedOf, span, copies }: StoryFacts): Card {
  if (copies === null) return null;
  const reached = played.flatMap((one) => {
    const game = ownedOf(one.game);
    if (!game) return [];
    // As on the game's page: not those that only have its title.
    const ofGame = one.all.filter(({ gameId }) => gameId === game.id);
    const tiers = tiersReachedIn(ofGame, game.timesPlayed).filter(({ at }) => at >= span.from && at < span.before);
    const tier = Math.max(0, ...tiers.map(({ tier: reachedTier }) => reachedTier));
    return tier === 0 ? [] : [{ game, tier }];
  });
  if (reached.length === 0) return null;
  const games = reached
    .toSorted((a, b) => b.tier - a.tier || b.game.timesPlayed - a.game.timesPlayed)
    .slice(0, MAX_CARD_GAMES)
    .map(({ game, tier }) => ({ ...coverOf(game), tier }));
  return aCard('tiers', reached.length, { games });
}

/** The games of which a copy came to the shelf in the range. */
export function boughtCard({ games, copies, span }: StoryFacts): Card {
  const [first, end] = [dayText(span.from), dayText(span.before)];
  const ids = new Set(
    copies?.flatMap(({ gameId, acquiredOn }) =>
      acquiredOn !== null && acquiredOn >= first && acquiredOn < end ? [gameId] : [],
    ),
  );
  const bought = games.filter(({ id, isWishlist }) => ids.has(id) && !isWishlist);
  if (bought.length === 0) return null;
  const covers = bought.toSorted((a, b) => b.timesPlayed - a.timesPlayed).slice(0, MAX_CARD_GAMES);
  return aCard('bought', bought.length, { more: bought.length, games: covers.map(coverOf) });
}

/** Of the games that were played in the range the one whose price has come down to the least a play. */
export function bestValueCard({ played, games, copies, ownedOf }: StoryFacts): Card {
  if (copies === null) return null;
  const owned = played.flatMap(({ game }) => ownedOf(game) ?? []);
  const prices = pricesOf(games, copies);
  const costs = costsPerPlay(owned, prices).filter(({ amount }) => amount > 0);
  const [best] = costs;
  if (!best || !prices) return null;
  const currency = /^[A-Z]{3}$/.test(prices.currency ?? '') ? prices.currency : null;
  return aCard('best_value', best.amount, { of: costs.length, games: [coverOf(best.game)], currency });
}
