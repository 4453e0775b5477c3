import { useEffect } from 'react';
import { lastNavigation } from './last-navigation.ts';
import { MAIN_ID } from './main-id.ts';

/**
 * Put beside a page inside its Suspense, with the path as its key, so that it acts once the page is there: names the document, and after a
 * navigation goes to the top and moves focus to the page's heading, as a page load would.
 */
export function PageArrival({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Rollcall`;
  }, [title]);

  useEffect(() => {
    const navigation = lastNavigation();
    if (navigation === 'load') return;
    // Back and Forward return to where the reader was: the browser restores the scroll position.
    if (navigation === 'followed') scrollTo(0, 0);
    focusHeading();
  }, []);

  return null;
}

function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target || main?.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
