import { Crown } from 'lucide-react';
import { scoreText } from '#client/lib/number-text.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Standing } from '#shared/plays/standings.ts';
import { firstOf } from '../board/pad-standings.ts';

/** The players with points, best first, with crowns for those who are first. */
export function PadStandingsList({ list }: { list: readonly Standing[] }) {
  const first = new Set(firstOf(list));
  return (
    <ol className="grid w-full gap-1">
      {list.map((standing, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- two players may share a name
          key={`${standing.name} ${index}`}
          className="flex min-h-11 items-center gap-3 rounded-md bg-tile-2 px-3 py-1 text-start data-first:bg-lamp-tint data-first:font-bold"
          data-first={first.has(standing) || undefined}
        >
          <span className="w-5.5 flex-none text-center font-strong text-ink-2">
            {first.has(standing) ? <Crown className="icon" aria-hidden="true" /> : (standing.position ?? '-')}
            {first.has(standing) ? <VisuallyHidden>1</VisuallyHidden> : null}
          </span>
          <bdi className="min-w-0 flex-1 wrap-anywhere">{standing.name}</bdi>
          <b className="font-display text-xl font-[850]">{scoreText(standing.score)}</b>
        </li>
      ))}
    </ol>
  );
}
