import { clsx } from 'clsx';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useColumnCount } from '#client/lib/use-column-count.ts';
import { useFocusedCard } from '../use-focused-card.ts';
import { useRestoredScrollPosition } from '../use-restored-scroll-position.ts';
import { useVirtualRows, type RowEstimates } from '#client/lib/use-virtual-rows.ts';
import './card-grid.css';

interface CardGridProps<Item> {
  items: readonly Item[];
  /** The accessible name of the list. */
  label: string;
  rowEstimates: RowEstimates;
  /** A single column on one tile at every width. */
  rows?: boolean | undefined;
  /** Renders an item's card; memoize it, because scrolling renders it again. */
  children: (item: Item) => ReactNode;
}

/** Cards in one to four columns, virtualized: only visible rows and two on either side are rendered. */
export function CardGrid<Item extends { id: number }>(props: CardGridProps<Item>) {
  const { items, label, rowEstimates, rows = false, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const columnsThatFit = useColumnCount();
  const columns = rows ? 1 : columnsThatFit;
  const grid = useVirtualRows(list, Math.ceil(items.length / columns), columns, rowEstimates);
  const { focused, focusHandlers } = useFocusedCard(list, items);
  useRestoredScrollPosition(list, items, grid, columns);

  const first = (grid.rows[0]?.index ?? 0) * columns;
  const end = Math.min(items.length, ((grid.rows.at(-1)?.index ?? -1) + 1) * columns);
  const rendered = Array.from({ length: end - first }, (_, index) => first + index);
  if (focused !== -1 && focused < first) rendered.unshift(focused);
  if (focused >= end) rendered.push(focused);

  return (
    <ul
      ref={list}
      className={clsx(
        rows
          ? 'game-rows grid grid-cols-1 rounded-lg bg-tile shadow-tile max-sm:mx-[calc(-1_*_var(--gutter))] max-sm:rounded-none'
          : 'grid grid-cols-1 gap-x-5 gap-y-6.5 sm:grid-cols-2 sm:gap-y-7.5 md:grid-cols-3 xl:grid-cols-4',
        'relative [overflow-anchor:none]',
      )}
      aria-label={label}
      style={{ paddingTop: grid.before, paddingBottom: grid.after }}
      {...focusHandlers}
    >
      {rendered.map((position) => {
        const item = items[position];
        if (!item) return null;
        const row = Math.floor(position / columns);
        const inFlow = position >= first && position < end;
        return (
          <li
            key={item.id}
            className={clsx(
              'card-cell relative has-[.select-box_:checked]:bg-petrol-tint data-parked:absolute data-parked:top-[var(--parked-top)] data-parked:w-[min(100%,300px)]',
              rows &&
                'has-[.select-box]:ps-9.5 [&_.select-box]:shadow-none! [&_.select-box-mark]:top-1/2 [&_.select-box-mark]:-translate-y-1/2 [&_.select-box-mark]:shadow-none',
            )}
            tabIndex={-1}
            aria-setsize={items.length}
            aria-posinset={position + 1}
            data-card={item.id}
            data-position={position}
            data-row={row}
            data-first-of-row={(inFlow && position % columns === 0) || undefined}
            data-parked={!inFlow || undefined}
            style={inFlow ? undefined : ({ '--parked-top': `${grid.topOf(row) ?? 0}px` } as CSSProperties)}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
