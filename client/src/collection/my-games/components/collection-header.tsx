import { labelled } from '#client/lib/words/labelled.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { clsx } from 'clsx';
import { CirclePlus, Gem, WandSparkles } from 'lucide-react';
import type { PremiumView } from '#client/games/use-premium-view.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import type { CollectionCounts } from '../collection-counts.ts';
import { premiumSwitchText } from '../premium-switch-text.ts';
import { t } from '#client/collection/words/words.ts';

interface CollectionHeaderProps {
  /** Undefined while loading. */
  counts: CollectionCounts | undefined;
  /** Total Plays; undefined while loading. */
  plays: number | undefined;
  premium: PremiumView;
}

export function CollectionHeader({ counts, plays, premium }: CollectionHeaderProps) {
  return (
    <PageHeader
      title={t('My Game Collection')}
      counts={[
        { label: t('Games Owned'), value: wholeText(counts?.owned ?? null) },
        { label: t('Wishlist Items'), value: wholeText(counts?.wishlist ?? null) },
        { label: t('Total Plays'), value: wholeText(plays ?? null), href: '/plays' },
      ]}
      actions={<HeaderButtons premium={premium} />}
    />
  );
}

interface HeaderButtonsProps {
  premium: PremiumView;
  /** Class of each button. */
  className?: string;
}

/** The three buttons of My Games: the plan, the picker, another game. */
function HeaderButtons({ premium: { entitled, active, togglePreview }, className }: HeaderButtonsProps) {
  const { label, hint } = premiumSwitchText(active);
  return (
    <>
      {entitled ? (
        <Button
          icon={Gem}
          className={clsx('premium-switch of-user data-active:border-petrol data-active:bg-petrol-tint', className)}
          data-active={active || undefined}
          title={hint}
          aria-label={labelled(label, hint)}
          onClick={togglePreview}
        >
          {label}
        </Button>
      ) : (
        <Button icon={Gem} href="/premium" className={className}>
          {t('Upgrade to Premium')}
        </Button>
      )}
      <Button icon={WandSparkles} href="/magic-picker" className={className}>
        Magic Picker
      </Button>
      <Button variant="primary" icon={CirclePlus} href="/add-game" className={className}>
        {t('Add Game')}
      </Button>
    </>
  );
}
