import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import type { IconType } from './icon-type.ts';
import './stat-tile.css';
import './tile.css';

interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  icon?: IconType | undefined;
  /** For a value in words, such as a game's title: smaller, and it may wrap. */
  wordy?: boolean | undefined;
  className?: string | undefined;
}

/** One number: label, value in the display face, unit. Put several in a `<dl className="stat-tiles">`. */
export function StatTile({ label, value, unit, icon: Icon, wordy, className }: StatTileProps) {
  return (
    <div className={cx('tile stat-tile', className)}>
      <dt>
        {Icon ? <Icon className="icon" aria-hidden="true" /> : null}
        {label}
      </dt>
      <dd className="stat-value" data-wordy={wordy || undefined}>
        {value}
      </dd>
      {unit ? <dd className="stat-unit">{unit}</dd> : null}
    </div>
  );
}
