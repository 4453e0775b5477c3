import { Link } from 'wouter';
import { durationText } from '#shared/rules/plays/duration-text.ts';
import type { Candidate } from '../candidates.ts';
import './game-list.css';

/** How many games fit; pressed, which. */
export function GameList({ games }: { games: readonly Candidate[] }) {
  const words = games.length === 1 ? '1 game fits' : `${games.length.toLocaleString()} games fit`;
  if (games.length === 0) return <p>{words}</p>;
  return (
    <details className="fitting-games">
      <summary>
        {words}: <bdi>{games[0]?.title}</bdi>
        {games.length > 1 ? ` and ${(games.length - 1).toLocaleString()} more` : ''}
      </summary>
      <ul>
        {games.map(({ id, title, players, addedBy, duration }) => (
          <li key={id}>
            <Link href={`/games/${id}`} className="link" dir="auto">
              {title}
            </Link>
            <span>
              {players} players, {durationText(duration)}
              {addedBy ? `. ${addedBy}` : null}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
