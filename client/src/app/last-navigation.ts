export type Navigation = 'load' | 'followed' | 'history';

let last: Navigation = 'load';

// wouter announces pushState and replaceState as events; its own listeners come later, so this is known when it renders.
for (const event of ['pushState', 'replaceState']) {
  addEventListener(event, () => {
    last = 'followed';
  });
}
addEventListener('popstate', () => {
  last = 'history';
});

/** How the current page was come to: by loading it, by following a link in it, or by the browser's Back and Forward. */
export function lastNavigation(): Navigation {
  return last;
}
