import type { ReactNode } from 'react';
import { Tile } from '#client/ui/layout/tile.tsx';

interface StepProps {
  number: number;
  title: string;
  /** At the right of the title. */
  side?: ReactNode;
  children: ReactNode;
}

/** A numbered step. */
export function Step({ number, title, side, children }: StepProps) {
  return (
    <Tile as="section" aria-labelledby={`step-${number}`} className="max-sm:p-4">
      <div className="mb-3.5 flex items-center gap-3">
        <span
          className="num grid size-8 flex-none place-items-center rounded-md bg-lamp-tint font-bold shadow-[var(--shadow-inset)]"
          aria-hidden="true"
        >
          {number}
        </span>
        <h2 className="flex-1 text-xl" id={`step-${number}`}>
          {title}
        </h2>
        {side ? <span className="num text-sm text-ink-2">{side}</span> : null}
      </div>
      {children}
    </Tile>
  );
}
