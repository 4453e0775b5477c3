import { clsx } from 'clsx';
import { Grid3x3, LayoutGrid, Rows3 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import { chooseCollectionLayout, type CollectionLayout } from '../collection-layout.ts';
import { t } from '#client/collection/words/words.ts';

const CHOICES: readonly { layout: CollectionLayout; label: string; icon: IconType }[] = [
  { layout: 'list', label: t('Compact list'), icon: Rows3 },
  { layout: 'cards', label: t('Cards'), icon: LayoutGrid },
  { layout: 'wall', label: t('Wall of covers'), icon: Grid3x3 },
];

/** When the layout changes, the switch in the new toolbar takes the focus. */
let focusNext = false;

/** List, cards or wall; stored on this device. */
export function LayoutSwitch({ layout, className }: { layout: CollectionLayout; className?: string }) {
  const group = useRef<HTMLDivElement>(null);
  // After every render: the switch may have been replaced.
  useLayoutEffect(() => {
    if (!focusNext) return;
    focusNext = false;
    group.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true });
  });
  return (
    // A fieldset needs a visible legend.
    <div
      ref={group}
      role="group"
      aria-label={t('Layout')}
      className={clsx('layout-switch flex flex-none gap-0.5 rounded-md bg-well p-0.75 shadow-inset', className)}
    >
      {CHOICES.map(({ layout: choice, label, icon: Icon }) => (
        <button
          className="relative grid h-9 w-10 place-items-center rounded-sm text-ink-2 hover:text-ink aria-pressed:bg-tile aria-pressed:text-ink aria-pressed:shadow-[0_2px_0_var(--edge)] forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:outline-[Highlight] pointer-coarse:h-9.5 pointer-coarse:w-tap pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-0.75"
          key={choice}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={choice === layout}
          onClick={() => {
            focusNext = choice !== layout;
            chooseCollectionLayout(choice);
          }}
        >
          <Icon className="icon" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
