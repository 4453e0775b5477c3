import type { ReactNode } from 'react';
import { Tile } from '#client/ui/tile.tsx';

interface StepProps {
  number: number;
  title: string;
  /** At the right of the title. */
  side?: ReactNode;
  children: ReactNode;
}

/** One of the steps, with its number punched out. */
export function Step({ number, title, side, children }: StepProps) {
  return (
    <Tile as="section" aria-labelledby={`step-${number}`} className="wrap-up-step">
      <div className="wrap-up-step-head">
        <span className="wrap-up-number num" aria-hidden="true">
          {number}
        </span>
        <h2 id={`step-${number}`}>{title}</h2>
        {side ? <span className="wrap-up-side num">{side}</span> : null}
      </div>
      {children}
    </Tile>
  );
}
