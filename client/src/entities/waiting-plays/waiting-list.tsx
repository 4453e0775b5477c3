import { useId, useRef } from 'react';
import { useWaitingPlays } from './use-waiting-plays.ts';
import { WaitingRow } from './waiting-row.tsx';
import './waiting-list.css';

interface WaitingListProps {
  /** Restricts to one game. */
  gameId?: number;
  /** Level of its heading. */
  level: 2 | 4;
}

/** The unsent plays; empty if there are none. */
export function WaitingList({ gameId, level }: WaitingListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;
  const headingId = useId();
  const all = useWaitingPlays();
  const waiting = gameId === undefined ? all : all.filter(({ game }) => game.id === gameId);
  if (waiting.length === 0) return null;
  return (
    <section className="waiting-list mb-5 grid gap-2.5" aria-labelledby={headingId}>
      <Heading
        id={headingId}
        ref={heading}
        tabIndex={-1}
        className="font-display text-lg leading-snug font-bold tracking-title"
      >
        Waiting to be sent ({waiting.length})
      </Heading>
      <ul className="grid gap-2.5">
        {waiting.map((one) => (
          <WaitingRow key={one.key} waiting={one} onRemoved={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}
