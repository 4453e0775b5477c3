import './wordmark.css';

interface WordmarkProps {
  /** Adds the line "Who's in tonight?"; it hides below 900 px. */
  tagline?: boolean | undefined;
  className?: string | undefined;
}

/** The name in its typographic form. */
export function Wordmark({ tagline, className }: WordmarkProps) {
  return (
    <span className={className ? `wordmark ${className}` : 'wordmark'}>
      <span className="wordmark-name">Rollcall</span>
      {tagline ? <span className="wordmark-tagline">Who’s in tonight?</span> : null}
    </span>
  );
}
