export type Navigation = 'load' | 'followed' | 'history';

let last: Navigation = 'load';

/** Starts to listen. Call it before the first render: wouter's own listeners must run later. */
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

/** Returns how the current page was reached: by loading, by a link, or by the browser's Back and Forward. */
export function lastNavigation(): Navigation {
  return last;
}
