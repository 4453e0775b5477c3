import { useId, useRef } from 'react';
import { useUnsentPlays } from './use-unsent-plays.ts';
import { UnsentPlayRow } from './unsent-play-row.tsx';
import './unsent-play-list.css';
import { t } from '#client/plays/words/words.ts';

interface UnsentPlayListProps {
  /** Restricts to one game. */
  gameId?: number;
  /** Level of its heading. */
  level: 2 | 4;
}

/** The unsent plays; empty if there are none. */
export function UnsentPlayList({ gameId, level }: UnsentPlayListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;
  const headingId = useId();
  const all = useUnsentPlays();
  const unsent = gameId === undefined ? all : all.filter(({ game }) => game.id === gameId);
  if (unsent.length === 0) return null;
  return (
    <section className="unsent-play-list mb-5 grid gap-2.5" aria-labelledby={headingId}>
      <Heading
        id={headingId}
        ref={heading}
        tabIndex={-1}
        className="font-display text-lg leading-snug font-bold tracking-title"
      >
        {t('Waiting to be sent ({count})', { count: unsent.length })}
      </Heading>
      <ul className="grid gap-2.5">
        {unsent.map((one) => (
          <UnsentPlayRow key={one.key} unsent={one} onRemoved={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}
