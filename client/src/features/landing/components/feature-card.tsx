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

/** One feature: the card as a whole is the link of its title. */
export function FeatureCard({ title, href, ground, art, children }: FeatureCardProps) {
  return (
    <Tile as="li" pad="none" className="feature-card">
      <div className="feature-card-art" data-ground={ground} aria-hidden="true">
        {art}
      </div>
      <div className="feature-card-text">
        <h3>
          <Link href={href}>{title}</Link>
        </h3>
        <p>{children}</p>
      </div>
    </Tile>
  );
}
