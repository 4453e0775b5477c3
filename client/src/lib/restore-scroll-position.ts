import { readStored, writeStored } from './device/stored-json.ts';

interface ScrollPosition {
  /** Of the history entry. */
  key: string;
  /** With the query: an entry may be replaced by another screen. */
  path: string;
  y: number;
}

const ADDRESS = 'rollcall.scroll.1';
const MAX_POSITIONS = 50;
const SCROLLING_RESTS_MS = 150;
/** How long content may take to arrive on a slow network. */
const RESTORES_FOR_MS = 10_000;
/** The screen that is left may be long enough for a moment. */
const SETTLES_MS = 1000;
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const pathHere = (): string => location.pathname + location.search;
/** Undefined where the browser has no Navigation API: then only the browser itself restores positions. */
const entryKey = (): string | undefined => ('navigation' in globalThis ? navigation.currentEntry?.key : undefined);
const positions = (): ScrollPosition[] => readStored('sessionStorage', ADDRESS) ?? [];

function savePosition(): void {
  const key = entryKey();
  if (key === undefined) return;
  const others = positions().filter((one) => one.key !== key);
  const position = { key, path: pathHere(), y: Math.round(scrollY) };
  writeStored('sessionStorage', ADDRESS, position.y === 0 ? others : [...others, position].slice(-MAX_POSITIONS));
}

const savedY = (): number => positions().find(({ key, path }) => key === entryKey() && path === pathHere())?.y ?? 0;

/** A list that draws only its visible rows restores its own position. */
const isRestoredByList = (): boolean => (history.state as { gridPlace?: object } | null)?.gridPlace !== undefined;

/**
 * Restores the scroll position after a reload, Back and Forward also where content arrives late: the browser scrolls only as
 * far as the page is long at first. Ends at the first input of the person.
 * @returns stops it
 */
export function restoreScrollPosition(): () => void {
  const stopAll = new AbortController();
  const { signal } = stopAll;
  let path = pathHere();
  let rest: ReturnType<typeof setTimeout> | undefined;
  let restoring: AbortController | null = null;
  const save = () => {
    if (!restoring && path === pathHere()) savePosition();
  };
  const restore = () => {
    const y = savedY();
    if (y > 0 && !isRestoredByList()) restoring = scrollWhileGrowing(y, () => (restoring = null));
  };
  const arrive = () => {
    clearTimeout(rest);
    restoring?.abort();
    path = pathHere();
  };

  restore();
  addEventListener(
    'popstate',
    () => {
      // A dialog that Back closes leaves the page where it is.
      if (path === pathHere()) return;
      arrive();
      restore();
    },
    { signal },
  );
  for (const event of ['pushState', 'replaceState'])
    addEventListener(event, () => path !== pathHere() && arrive(), { signal });
  addEventListener(
    'scroll',
    () => {
      clearTimeout(rest);
      rest = setTimeout(save, SCROLLING_RESTS_MS);
    },
    { passive: true, signal },
  );
  signal.addEventListener('abort', arrive);
  return () => stopAll.abort();
}

/** Keeps the window at a position while content arrives, until it has settled or the person does something. */
function scrollWhileGrowing(y: number, onEnd: () => void): AbortController {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  let settling: ReturnType<typeof setTimeout> | undefined;
  const growing = new ResizeObserver(() => {
    scrollTo(0, y);
    if (Math.abs(scrollY - y) <= 1) settling ??= setTimeout(end, SETTLES_MS);
  });
  const timer = setTimeout(end, RESTORES_FOR_MS);
  signal.addEventListener('abort', () => {
    growing.disconnect();
    clearTimeout(timer);
    clearTimeout(settling);
    onEnd();
  });
  for (const event of TAKES_OVER) addEventListener(event, end, { capture: true, passive: true, signal });
  growing.observe(document.body);
  return ending;
}
