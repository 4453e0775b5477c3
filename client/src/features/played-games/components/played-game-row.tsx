import { Badge } from '#client/ui/badge.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { countText } from '#client/lib/number-text.ts';
import type { PlayedGame } from '#shared/contracts/played-games.ts';
import { dateText } from '#client/lib/rules/reader-time.ts';

interface PlayedGameRowProps {
  game: PlayedGame;
  isChosen: boolean;
  onToggle: () => void;
}

/** A played game with its data and checkbox. */
export function PlayedGameRow({ game, isChosen, onToggle }: PlayedGameRowProps) {
  const { title, plays, lastPlayed, isWished, isSold } = game;
  const last = lastPlayed ? `, last on ${dateText(lastPlayed)}` : '';
  return (
    <li className="flex items-center justify-between gap-x-3 gap-y-1 px-4 py-2 [contain-intrinsic-height:auto_60px] [content-visibility:auto] not-first:border-t not-first:border-t-line">
      <Checkbox
        className="min-w-0 flex-1 py-0"
        checked={isChosen}
        onChange={onToggle}
        label={<bdi>{title}</bdi>}
        description={`${countText(plays, 'play')}${last}`}
      />
      {isWished ? <Badge>Wishlist</Badge> : null}
      {isSold ? <Badge>Previously owned</Badge> : null}
    </li>
  );
}
