import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { IconType } from '../marks/icon-type.ts';
import './stat-tile.css';
import '../layout/tile.css';

interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  icon?: IconType | undefined;
  /** For text values, such as a game's title: smaller, and wraps. */
  wordy?: boolean | undefined;
  /** Smaller and without a tile, for what stands below the main figures. */
  quiet?: boolean | undefined;
  className?: string | undefined;
}

/** One number: label, value and unit. Put several in a `<dl className="stat-tiles">`. */
export function StatTile({ label, value, unit, icon: Icon, wordy, quiet = false, className }: StatTileProps) {
  return (
    <div
      className={clsx(
        'stat-tile grid content-start gap-0.5',
        quiet ? 'px-1' : 'tile px-4.5 pt-4 pb-3.5 max-sm:px-3.5 max-sm:pt-3.5 max-sm:pb-3',
        className,
      )}
    >
      <dt className="flex items-center gap-1.75 text-sm leading-[1.3] font-semibold text-ink-2 max-sm:text-xs">
        {Icon ? <Icon className="icon text-ink-3 max-sm:hidden" aria-hidden="true" /> : null}
        {label}
      </dt>
      <dd
        className="stat-value max-sm:data-wordy:text-lg forced-colors:text-[CanvasText] forced-colors:forced-color-adjust-none"
        data-wordy={wordy || undefined}
        data-quiet={quiet || undefined}
      >
        {value}
      </dd>
      {unit ? <dd className="text-xs text-ink-3">{unit}</dd> : null}
    </div>
  );
}
