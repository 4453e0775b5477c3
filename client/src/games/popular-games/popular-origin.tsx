interface PopularOriginProps {
  /** Number of matching games. */
  shown: number;
  /** Total number; undefined while loading. */
  of: number | undefined;
  /** Whether ratings and weights are shown. */
  isRated: boolean;
}

/** The number of shown games, and the source of their data. */
export function PopularOrigin({ shown, of, isRated }: PopularOriginProps) {
  const all = of?.toLocaleString('en');
  return (
    <div className="mt-[calc(-1_*_var(--sp-2))] mb-4 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-sm text-ink-2">
      <p role="status">
        {of === undefined ? null : shown === of ? `${all} games` : `${shown.toLocaleString('en')} of ${all} games`}
      </p>
      {isRated ? (
        <p>
          Ratings and weights come from{' '}
          <a className="link" href="https://boardgamegeek.com" target="_blank" rel="noopener noreferrer">
            BoardGameGeek
          </a>
        </p>
      ) : null}
    </div>
  );
}
