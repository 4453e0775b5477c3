import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { IconType } from '../marks/icon-type.ts';
import '../marks/die-line.css';
import './empty-state.css';
import { FacePips } from '#client/brand/face-pips.tsx';

interface EmptyStateProps {
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  /** An icon on a tile; without one, the punchboard drawing for first use. */
  icon?: IconType | undefined;
  /** One button or short text. */
  action?: ReactNode;
  size?: 'md' | 'sm' | undefined;
  /** Heading level. Default 2. */
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
}

/** Shown for an empty list, with what to do. */
export function EmptyState({ title, children, icon: Icon, action, ...props }: EmptyStateProps) {
  const { size = 'md', level = 2, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      className={clsx(
        'die-line empty-state grid content-start justify-items-center rounded-xl text-center [--nick:22px]',
        className,
      )}
      data-size={size}
    >
      {Icon ? (
        <span className="empty-state-icon mb-2.5 grid size-16 place-items-center rounded-lg bg-tile text-petrol shadow-[0_3px_0_var(--edge)]">
          <Icon className="icon" aria-hidden="true" />
        </span>
      ) : (
        <Punchboard />
      )}
      <Heading className="empty-state-title font-display leading-[1.15] font-bold tracking-title">{title}</Heading>
      {children ? <div className="max-w-[44ch] text-ink-2">{children}</div> : null}
      {action ? <div className="mt-2.5 flex flex-wrap justify-center gap-2.5">{action}</div> : null}
    </div>
  );
}

const HEX = 'M52 29l24.2 14v28L52 85 27.8 71V43z';
const DISC = 'M128 29a28 28 0 1 1 0 56a28 28 0 1 1 0-56z';

/** A punchboard with two shapes left and the die punched out. */
function Punchboard() {
  return (
    <svg width="262" viewBox="0 0 262 120" aria-hidden="true" className="mb-2 h-auto max-w-full">
      <rect x="6" y="10" width="250" height="106" rx="12" fill="var(--edge)" />
      <rect x="6" y="4" width="250" height="106" rx="12" fill="var(--tile)" />
      <path d={`${HEX}${DISC}`} fill="none" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="17 4" />
      <g transform="translate(184 28) rotate(7 29 29) scale(1.6)">
        <FacePips face={5} />
      </g>
    </svg>
  );
}
