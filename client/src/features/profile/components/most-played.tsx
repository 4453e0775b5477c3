import { GameCover } from '#client/brand/game-cover.tsx';
import { CategoryBadge } from '#client/ui/category-badge.tsx';
import { TierPlate } from '#client/ui/tier-plate.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { tierFor } from '#shared/rules/games/tier.ts';

/** The game that comes to the table most, on as many plies as it has earned. */
export function MostPlayed({ game: { title, category, imageUrl, timesPlayed } }: { game: Game }) {
  const { tier, name } = tierFor(timesPlayed);
  return (
    <Tile as="section" className="most-played plies" data-tier={tier}>
      <GameCover title={title} category={category} imageUrl={imageUrl} className="most-played-cover" />
      <div className="min-w-0">
        <h2>Most Played Game</h2>
        <p className="most-played-title">{title}</p>
        <p className="mt-1 text-ink-2">{timesPlayed === 1 ? '1 play' : `${timesPlayed.toLocaleString()} plays`}</p>
        <div className="badges mt-3">
          <CategoryBadge category={category} />
          <TierPlate tier={tier} name={name} />
        </div>
      </div>
    </Tile>
  );
}
