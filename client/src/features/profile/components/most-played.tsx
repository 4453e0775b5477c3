import { GameCover } from '#client/brand/game-cover.tsx';
import { CategoryBadge } from '#client/ui/category-badge.tsx';
import { TierPlate } from '#client/ui/tier-plate.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { tierFor } from '#shared/rules/games/tier.ts';

/** The most played game, with the plies of its tier. */
export function MostPlayed({ game: { title, category, imageUrl, timesPlayed } }: { game: Game }) {
  const { tier, name } = tierFor(timesPlayed);
  return (
    <Tile as="section" className="plies mb-4 grid grid-cols-[104px_minmax(0,1fr)] items-center gap-5" data-tier={tier}>
      <GameCover title={title} category={category} imageUrl={imageUrl} className="aspect-square rounded-md" />
      <div className="min-w-0">
        <h2 className="mb-1.5 font-sans text-sm leading-[1.3] font-semibold tracking-normal text-ink-2">
          Most Played Game
        </h2>
        <p className="font-display text-xl leading-[1.15] font-bold tracking-title">{title}</p>
        <p className="mt-1 text-ink-2">{timesPlayed === 1 ? '1 play' : `${timesPlayed.toLocaleString()} plays`}</p>
        <div className="badges mt-3">
          <CategoryBadge category={category} />
          <TierPlate className="shadow-[inset_0_0_0_1px_var(--line)]" tier={tier} name={name} />
        </div>
      </div>
    </Tile>
  );
}
