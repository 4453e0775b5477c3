import {
  CalendarPlus,
  ChartColumn,
  Download,
  Infinity as Unlimited,
  LayoutTemplate,
  Sparkles,
  Star,
  Undo2,
} from 'lucide-react';
import { Tile } from '#client/ui/tile.tsx';
import './feature-grid.css';

const FEATURES = [
  [Unlimited, 'Unlimited games', 'Put the whole shelf on one night.'],
  [Sparkles, 'Unlimited AI recommendations', 'Generate as often as you like.'],
  [Star, 'All staff picks', 'Not only the first two.'],
  [Undo2, 'Undo deletions', 'Ten seconds to change your mind.'],
  [CalendarPlus, 'More game nights', 'Ten a month, or no limit on Plus.'],
  [ChartColumn, 'Event analytics', 'Who comes, who answers, who checks in.'],
  [LayoutTemplate, 'Templates', 'Set up the weekly night once.'],
  [Download, 'Data export', 'It is your shelf. Take it with you.'],
] as const;

/** What the paid plans add, at a glance. */
export function FeatureGrid() {
  return (
    <section className="premium-section">
      <h2>What you get</h2>
      <ul className="feature-grid">
        {FEATURES.map(([Icon, title, sentence]) => (
          <Tile as="li" key={title} className="feature-tile">
            <span className="feature-tile-icon" aria-hidden="true">
              <Icon className="icon" />
            </span>
            <h3>{title}</h3>
            <p>{sentence}</p>
          </Tile>
        ))}
      </ul>
    </section>
  );
}
