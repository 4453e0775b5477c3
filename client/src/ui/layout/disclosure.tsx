import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconType } from '../marks/icon-type.ts';
import './disclosure.css';

interface DisclosureProps {
  icon: IconType;
  title: string;
  /** Its content in a few words. */
  side?: ReactNode;
  /** Initially open. */
  open?: boolean;
  /** Told when it is opened or closed. */
  onToggle?: (open: boolean) => void;
  className?: string;
  /** Id of its heading, for moving the focus. */
  id?: string;
  children: ReactNode;
}

/** A section that is expanded by its heading. */
export function Disclosure({
  icon: Icon,
  title,
  side,
  open = false,
  onToggle,
  className,
  id,
  children,
}: DisclosureProps) {
  return (
    <details
      className={clsx('tile disclosure px-5 py-0 open:pb-4.5 max-sm:px-4', className)}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary id={id}>
        <Icon className="icon" aria-hidden="true" />
        <h2>{title}</h2>
        {side === undefined ? null : <span className="num">{side}</span>}
        <ChevronDown className="icon disclosure-mark" aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
