import { useEffect } from 'react';
import { lastNavigation } from '#client/lib/last-navigation.ts';
import { MAIN_ID } from './main-id.ts';

/**
 * Place it beside a page inside its Suspense, with the path as key, so that it runs once the page is shown: sets the
 * document's title and, after a navigation, scrolls up and focuses the heading, like a page load.
 */
export function AfterNavigation({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Rollcall`;
  }, [title]);

  useEffect(() => {
    const navigation = lastNavigation();
    if (navigation === 'load') return;
    // After Back and Forward the browser restores the scroll position.
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
