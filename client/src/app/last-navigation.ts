export type Navigation = 'load' | 'followed' | 'history';

let last: Navigation = 'load';

/** Listens from now on. Call it before the first rendering: wouter's own listeners come later, so a rendering knows. */
export function watchNavigation(): void {
  for (const event of ['pushState', 'replaceState']) {
    addEventListener(event, () => {
      last = 'followed';
    });
  }
  addEventListener('popstate', () => {
    last = 'history';
  });
}

/** How the current page was come to: by loading it, by following a link in it, or by the browser's Back and Forward. */
export function lastNavigation(): Navigation {
  return last;
}
