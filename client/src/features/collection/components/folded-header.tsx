import { CalendarDays, CirclePlus, Ellipsis, FileUp, Gem, ListChecks, Share2, WandSparkles } from 'lucide-react';
import { Link } from 'wouter';
import { DropdownMenu, MenuItem, MenuSeparator } from '#client/ui/dropdown-menu.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { CollectionCounts } from '../collection-counts.ts';
import type { PremiumView } from '#client/entities/games/use-premium-view.ts';
import './folded-header.css';

interface FoldedHeaderProps {
  /** Undefined while loading. */
  counts: CollectionCounts | undefined;
  /** Total Plays; undefined while loading. */
  plays: number | undefined;
  premium: PremiumView;
}

const number = (count: number | undefined) => count?.toLocaleString() ?? '-';

/** The compact header on phones: buttons of the full header are in the '...' menu. */
export function FoldedHeader({ counts, plays, premium: { entitled, active, togglePreview } }: FoldedHeaderProps) {
  return (
    <header className="folded-header -mt-2 mb-2 flex items-center justify-between gap-2">
      <div>
        <h1 className="truncate text-xl leading-[1.2]">My Game Collection</h1>
        <ul>
          <li>
            <b className="font-bold text-ink">{number(counts?.owned)}</b> Games Owned
          </li>
          <li>
            <b className="font-bold text-ink">{number(counts?.wishlist)}</b> Wishlist Items
          </li>
          <li>
            <Link href="/plays">
              <b className="font-bold text-ink">{number(plays)}</b> <span className="link">Total Plays</span>
            </Link>
          </li>
        </ul>
      </div>
      <DropdownMenu trigger={<IconButton icon={Ellipsis} label="More" />}>
        <MenuItem icon={WandSparkles} href="/magic-picker">
          Magic Picker
        </MenuItem>
        <MenuItem icon={CirclePlus} href="/add-game">
          Add Game
        </MenuItem>
        <MenuItem icon={FileUp} href="/import">
          Import
        </MenuItem>
        <MenuItem icon={CalendarDays} href="/game-nights">
          Game Nights
        </MenuItem>
        <MenuItem icon={ListChecks} href="/plays">
          Total Plays: {number(plays)}
        </MenuItem>
        <MenuItem icon={Share2} href="/shared-collections">
          Share Collection
        </MenuItem>
        <MenuSeparator />
        {entitled ? (
          <MenuItem icon={Gem} onSelect={togglePreview}>
            {active ? 'Premium Active' : 'Premium Off'}
          </MenuItem>
        ) : (
          <MenuItem icon={Gem} href="/premium">
            Upgrade to Premium
          </MenuItem>
        )}
      </DropdownMenu>
    </header>
  );
}
