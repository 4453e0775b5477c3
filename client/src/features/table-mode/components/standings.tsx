import { Crown } from 'lucide-react';
import { scoreText } from '#client/lib/number-text.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { Standing } from '#shared/rules/plays/standings.ts';

/** The players with points, best first. */
export function Standings({ list }: { list: readonly Standing[] }) {
  return (
    <ol className="grid w-full gap-1">
      {list.map(({ name, score, position }) => (
        <li
          className="flex min-h-11 items-center gap-3 rounded-md bg-tile-2 px-3 py-1 text-start data-first:bg-lamp-tint data-first:font-bold"
          key={name}
          data-first={position === 1 || undefined}
        >
          <span className="w-5.5 flex-none text-center font-strong text-ink-2">
            {position === 1 ? <Crown className="icon" aria-hidden="true" /> : (position ?? '-')}
            {position === 1 ? <VisuallyHidden>1</VisuallyHidden> : null}
          </span>
          <bdi className="min-w-0 flex-1 wrap-anywhere">{name}</bdi>
          <b className="font-display text-xl font-[850]">{scoreText(score)}</b>
        </li>
      ))}
    </ol>
  );
}
