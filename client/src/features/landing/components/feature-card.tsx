import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Tile } from '#client/ui/tile.tsx';
import './feature-card.css';

interface FeatureCardProps {
  title: string;
  href: string;
  ground: 'blue' | 'orange' | 'petrol' | 'green' | 'violet' | 'magenta';
  art: ReactNode;
  /** One sentence. */
  children: ReactNode;
}

/** One feature; the whole card is a link. */
export function FeatureCard({ title, href, ground, art, children }: FeatureCardProps) {
  return (
    <Tile
      as="li"
      pad="none"
      className="relative flex flex-col transition-lift duration-fast ease-out hover:transform-[translateY(-2px)] hover:shadow-tile-hover"
    >
      <div
        className="relative flex h-30.5 items-center justify-center gap-4.5 overflow-hidden rounded-t-lg rounded-b-none bg-(color:--ground) sm:h-41"
        data-ground={ground}
        aria-hidden="true"
      >
        {art}
      </div>
      <div className="px-4 pt-3.5 pb-4.5 sm:px-5 sm:pt-4.5 sm:pb-5.5">
        <h3 className="mb-1.5 font-display text-[1.1875rem] leading-[1.2] font-bold tracking-[-0.015em]">
          <Link
            className="after:absolute after:inset-0 after:rounded-lg after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
            href={href}
          >
            {title}
          </Link>
        </h3>
        <p className="text-ink-2">{children}</p>
      </div>
    </Tile>
  );
}
