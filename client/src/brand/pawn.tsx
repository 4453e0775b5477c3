interface PawnProps {
  className?: string | undefined;
  /** The pawn's own colour, and the darker one of its foot. Default: the red of "I'm in". */
  colour?: string | undefined;
  shade?: string | undefined;
}

/** Our pawn; a person at the table. */
export function Pawn({ className, colour = '#D8412B', shade = '#8F2113' }: PawnProps) {
  return (
    <svg viewBox="0 0 40 52" className={className} aria-hidden="true">
      <path d="M3 47c0-17 12-17 13-26h8c1 9 13 9 13 26z" fill={shade} />
      <path d="M3 44c0-17 12-17 13-26h8c1 9 13 9 13 26z" fill={colour} />
      <circle cx="20" cy="11" r="10.5" fill={colour} />
    </svg>
  );
}
