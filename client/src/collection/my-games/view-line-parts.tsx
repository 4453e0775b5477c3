import { Link } from 'wouter';
import { UNFILTERED, type CollectionView } from '#client/games/collection-view.ts';
import { scrollStart } from './scroll-start.ts';
import { addressOf, isWorthSaving, queryOf } from './view-address.ts';
import { t } from '#client/collection/words/words.ts';

/** Classes of all items in the line of views; of buttons; of views. */
export const ITEM =
  'flex min-h-tap flex-none items-center gap-1.5 border-b-3 border-transparent px-2 text-sm font-semibold whitespace-nowrap';
export const ACTION = `${ITEM} text-petrol`;
export const TAB = `${ITEM} text-ink-2 hover:text-ink aria-[current]:border-petrol aria-[current]:text-ink`;

/** Pixels at the end of the line that fade. */
const FADED = 16;

/** The line itself; on a phone it scrolls, and fades at its end. */
export const LINE =
  'flex min-w-0 flex-1 [scrollbar-width:none] items-stretch overflow-x-auto max-sm:pe-4 max-sm:[mask-image:linear-gradient(90deg,#000_calc(100%-16px),#0002)]';

/**
 * The ref of the current tab: on a phone the line is longer than the screen. With the frame, which lays out anyway, and
 * again when something arrives before it.
 */
export function scrollIntoLine(tab: HTMLElement | null): (() => void) | undefined {
  const line = tab?.parentElement;
  if (!line) return undefined;
  const scroll = () =>
    requestAnimationFrame(() => {
      const items = Array.from(line.children, (item) => extentOf(item, line));
      line.scrollLeft = scrollStart(items, extentOf(tab, line), line.clientWidth - FADED);
    });
  scroll();
  const arrivals = new MutationObserver(scroll);
  arrivals.observe(line, { childList: true, subtree: true });
  return () => arrivals.disconnect();
}

function extentOf(item: Element, line: HTMLElement) {
  const { left, width } = item.getBoundingClientRect();
  const start = left - line.getBoundingClientRect().left + line.scrollLeft;
  return { start, end: start + width };
}

interface AllTabProps {
  view: CollectionView;
  /** Number of games on the list. */
  listed: number;
  onLeave?: (() => void) | undefined;
}

/** Leads to the whole list. */
export const AllTab = ({ view, listed, onLeave }: AllTabProps) => (
  <Link
    ref={isWorthSaving(view) ? undefined : scrollIntoLine}
    className={TAB}
    href={addressOf(queryOf({ ...view, ...UNFILTERED }))}
    onClick={onLeave}
    aria-current={isWorthSaving(view) ? undefined : 'page'}
  >
    {t('All')} <Count count={listed} />
  </Link>
);

export const Count = ({ count }: { count: number | undefined }) => (
  <span className="text-xs font-normal tabular-nums">{count}</span>
);
