import { Crown } from 'lucide-react';
import { scoreText } from '#client/lib/number-text.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { Standing } from '#shared/rules/plays/standings.ts';
import './standings.css';

/** Everybody with their points, the best first. */
export function Standings({ list }: { list: readonly Standing[] }) {
  return (
    <ol className="pad-standings">
      {list.map(({ name, score, position }) => (
        <li key={name} data-first={position === 1 || undefined}>
          <span className="pad-standing-place">
            {position === 1 ? <Crown className="icon" aria-hidden="true" /> : (position ?? '-')}
            {position === 1 ? <VisuallyHidden>1</VisuallyHidden> : null}
          </span>
          <bdi>{name}</bdi>
          <b>{scoreText(score)}</b>
        </li>
      ))}
    </ol>
  );
}
