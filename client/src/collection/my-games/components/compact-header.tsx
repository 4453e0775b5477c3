import { type ReactNode } from 'react';
import { wholeText } from '#client/lib/number-text.ts';
import { CalendarDays, CirclePlus, Ellipsis, FileUp, Gem, ListChecks, Share2, WandSparkles } from 'lucide-react';
import { Link } from 'wouter';
import { DropdownMenu, MenuItem, MenuSeparator } from '#client/ui/layers/dropdown-menu.tsx';
import { LentButton } from '#client/copies/loans/lent-button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { premiumSwitchText } from '../premium-switch-text.ts';
import type { CollectionCounts } from '../collection-counts.ts';
import type { PremiumView } from '#client/games/use-premium-view.ts';
import './compact-header.css';
import { rich, t } from '#client/collection/words/words.ts';

interface CompactHeaderProps {
  /** Undefined while loading. */
  counts: CollectionCounts | undefined;
  /** Total Plays; undefined while loading. */
  plays: number | undefined;
  premium: PremiumView;
}

const number = (count: number | undefined) => wholeText(count ?? null);
const underlined = (inner: ReactNode) => <span className="link">{inner}</span>;
const bold = (inner: ReactNode) => <b className="font-bold text-ink">{inner}</b>;

/** The compact header on phones, the same with every layout: what has no button of its own is in the '...' menu. */
export function CompactHeader({ counts, plays, premium }: CompactHeaderProps) {
  const { entitled, active, togglePreview } = premium;
  const { label, hint } = premiumSwitchText(active);
  return (
    <header className="-mt-4.5 mb-0.5 flex items-start">
      <div className="me-auto min-w-0">
        <h1 className="text-lg leading-[1.4]">{t('My Game Collection')}</h1>
        <ul className="-ms-1 -mt-1 flex [scrollbar-width:none] gap-x-2.5 overflow-x-auto px-1 text-xs whitespace-nowrap text-ink-2">
          <li>{rich('<b>{count}</b> Games Owned', { count: number(counts?.owned), b: bold })}</li>
          <li>{rich('<b>{count}</b> Wishlist Items', { count: number(counts?.wishlist), b: bold })}</li>
          <li>
            <Link href="/plays" className="-my-1 inline-block py-1">
              {rich('<b>{count}</b> <span>Total Plays</span>', {
                count: number(plays),
                b: bold,
                span: underlined,
              })}
            </Link>
          </li>
          <li>
            <LentButton className="-my-1 py-1 font-bold underline underline-offset-3" />
          </li>
        </ul>
      </div>
      <DropdownMenu trigger={<IconButton icon={Ellipsis} label={t('More')} className="-me-2.5" />}>
        <MenuItem icon={WandSparkles} href="/magic-picker">
          Magic Picker
        </MenuItem>
        <MenuItem icon={CirclePlus} href="/add-game">
          {t('Add Game')}
        </MenuItem>
        <MenuItem icon={FileUp} href="/import">
          {t('Import')}
        </MenuItem>
        <MenuItem icon={CalendarDays} href="/game-nights">
          {t('Game Nights')}
        </MenuItem>
        <MenuItem icon={ListChecks} href="/plays">
          {t('Total Plays: {count}', { count: number(plays) })}
        </MenuItem>
        <MenuItem icon={Share2} href="/shared-collections">
          {t('Share Collection')}
        </MenuItem>
        <MenuSeparator />
        {entitled ? (
          <MenuItem icon={Gem} onSelect={togglePreview}>
            {label}
            <VisuallyHidden>: {hint}</VisuallyHidden>
          </MenuItem>
        ) : (
          <MenuItem icon={Gem} href="/premium">
            {t('Upgrade to Premium')}
          </MenuItem>
        )}
      </DropdownMenu>
    </header>
  );
}
