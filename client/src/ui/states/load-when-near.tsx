import { useCallback, useState, type ReactNode } from 'react';
import { type LazyCode, useLazyCode } from '#client/lib/lazy-code.ts';

/** Distance below the window within which something is near. */
const MARGIN = '150px 0px';
/** A screen reader may be anywhere. */
const AT_LATEST_MS = 3000;

interface LoadWhenNearProps<T> {
  code: LazyCode<T>;
  /** In the layout of the part. */
  loading: ReactNode;
  children: (loaded: T) => ReactNode;
}

/** A part whose code is loaded when it is nearly in view, at the first touch of the page, or after some seconds. */
export function LoadWhenNear<T>({ code, loading, children }: LoadWhenNearProps<T>) {
  const [isNear, setNear] = useState(false);
  const observe = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    const atLatest = setTimeout(() => setNear(true), AT_LATEST_MS);
    return () => {
      observer.disconnect();
      clearTimeout(atLatest);
    };
  }, []);
  const loaded = useLazyCode(code, isNear);
  if (loaded !== undefined) return children(loaded);
  // It leaves, so that the browser must not hold the scroll position by it.
  return (
    <div ref={observe} className="[overflow-anchor:none]">
      {loading}
    </div>
  );
}
