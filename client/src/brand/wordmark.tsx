import { clsx } from 'clsx';
import { t } from '#client/lib/words/words.ts';

interface WordmarkProps {
  /** Adds the line "Who's in tonight?"; it hides below 900 px. */
  tagline?: boolean | undefined;
  className?: string | undefined;
}

/** The name in its typographic form. */
export function Wordmark({ tagline, className }: WordmarkProps) {
  return (
    <span className={clsx('inline-grid gap-1.25 leading-none', className)}>
      <span className="font-display text-[min(1.375rem,7vw)] leading-none font-extrabold tracking-[-0.03em]">
        Rollcall
      </span>
      {tagline ? <span className="text-2xs text-on-rail-2 max-nav:hidden">{t('Who’s in tonight?')}</span> : null}
    </span>
  );
}
