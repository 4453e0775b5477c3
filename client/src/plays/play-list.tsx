import { useRef, type CSSProperties } from 'react';
import { useFocusedCard } from '#client/games/use-focused-card.ts';
import { useRestoredScrollPosition } from '#client/games/use-restored-scroll-position.ts';
import { useVirtualRows } from '#client/lib/use-virtual-rows.ts';
import type { LoggedPlay } from './rules/play-log.ts';
import { PlayRow } from './play-row.tsx';
import './play-list.css';
import { t } from '#client/plays/words/words.ts';

const ONE_COLUMN = 1;
const ROW_ESTIMATES = [72, 72, 72, 72] as const;

/** Plays in one column, virtualized: only visible rows and two on either side are rendered. */
export function PlayList({ plays }: { plays: readonly LoggedPlay[] }) {
  const list = useRef<HTMLUListElement>(null);
  const rows = useVirtualRows(list, plays.length, ONE_COLUMN, ROW_ESTIMATES);
  const { focused, focusHandlers } = useFocusedCard(list, plays);
  useRestoredScrollPosition(list, plays, rows, ONE_COLUMN);

  const rendered = rows.rows.map(({ index }) => index);
  const [first = 0, last = -1] = [rendered[0], rendered.at(-1)];
  if (focused !== -1 && focused < first) rendered.unshift(focused);
  if (focused > last) rendered.push(focused);

  return (
    <ul
      ref={list}
      className="play-list relative grid grid-cols-1 gap-y-2 [overflow-anchor:none]"
      aria-label={t('Plays')}
      style={{ paddingTop: rows.before, paddingBottom: rows.after }}
      {...focusHandlers}
    >
      {rendered.map((position) => {
        const play = plays[position];
        if (!play) return null;
        const inFlow = position >= first && position <= last;
        return (
          <li
            className="data-parked:absolute data-parked:top-[var(--parked-top)] data-parked:w-full"
            key={play.id}
            tabIndex={-1}
            aria-setsize={plays.length}
            aria-posinset={position + 1}
            data-card={play.id}
            data-position={position}
            data-row={position}
            data-first-of-row={inFlow || undefined}
            data-parked={!inFlow || undefined}
            style={inFlow ? undefined : ({ '--parked-top': `${rows.topOf(position) ?? 0}px` } as CSSProperties)}
          >
            <PlayRow play={play} />
          </li>
        );
      })}
    </ul>
  );
}
