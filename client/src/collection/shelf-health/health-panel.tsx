import { labelled } from '#client/lib/words/labelled.ts';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { Link } from 'wouter';
import { Tile } from '#client/ui/layout/tile.tsx';

interface HealthPanelProps {
  /** Subject of the panel: 'Cost per play'. */
  about: string;
  /** The finding, as a sentence. */
  says: string;
  /** Link to the list of these games. */
  link?: { href: string; words: string } | undefined;
  children?: ReactNode;
  className?: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A panel: a sentence, a chart, and a link to the list of these games. */
export function HealthPanel({ about, says, link, children, className, headingRef }: HealthPanelProps) {
  const id = useId();
  return (
    <Tile as="section" aria-labelledby={id} className={clsx('min-w-0', className)}>
      <p className="mb-1.5 flex items-baseline justify-between gap-3 text-sm font-strong text-ink-3">
        {about}
        {link ? (
          <Link
            href={link.href}
            aria-label={labelled(link.words, about)}
            className="-my-2.5 inline-flex min-h-tap items-center gap-1.25 whitespace-nowrap text-petrol hover:underline"
          >
            {link.words}
            <ArrowRight className="icon" aria-hidden="true" />
          </Link>
        ) : null}
      </p>
      <h2
        id={id}
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className="max-w-[30rem] text-xl leading-tight font-bold text-balance"
      >
        {says}
      </h2>
      {children}
    </Tile>
  );
}
