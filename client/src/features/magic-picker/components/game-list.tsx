import { Link } from 'wouter';
import { durationText } from '#shared/rules/plays/duration-text.ts';
import type { Candidate } from '../candidates.ts';

/** The number of matching games; expands to a list. */
export function GameList({ games }: { games: readonly Candidate[] }) {
  const words = games.length === 1 ? '1 game fits' : `${games.length.toLocaleString()} games fit`;
  if (games.length === 0) return <p>{words}</p>;
  return (
    <details className="open:flex-[1_0_100%]">
      <summary className="min-h-6 underline decoration-dotted underline-offset-3 pointer-coarse:min-h-tap">
        {words}: <bdi>{games[0]?.title}</bdi>
        {games.length > 1 ? ` and ${(games.length - 1).toLocaleString()} more` : ''}
      </summary>
      <ul className="mt-1.5 grid max-h-[18rem] gap-0.5 overflow-auto">
        {games.map(({ id, title, players, addedBy, duration }) => (
          <li
            className="flex min-h-9 flex-wrap items-center justify-between gap-x-2 gap-y-0 pointer-coarse:min-h-tap"
            key={id}
          >
            <Link
              href={`/games/${id}`}
              className="link ml-2 inline-flex min-h-6 items-center font-semibold pointer-coarse:min-h-tap"
              dir="auto"
            >
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
