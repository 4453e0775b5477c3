import { readTheme, setTheme, THEMES } from '#client/lib/theme-store.ts';

/**
 * Loads the application behind a page that is complete without it, the sign-in page of visitors: at once where this device
 * knows more than the server, else at the first touch of anything but a link.
 */
export function loadOnDemand(knowsMore: boolean): void {
  const address = document.querySelector<HTMLElement>('script[data-app]')?.dataset['app'];
  const load = () => {
    if (address !== undefined) void import(/* @vite-ignore */ address);
  };
  if (knowsMore || readTheme() !== 'system') load();
  for (const event of ['pointerdown', 'keydown', 'input'] as const)
    addEventListener(event, ({ target }) => {
      if (target instanceof Element && !target.closest('a')) load();
    });
  // The application may not be there yet when somebody chooses a theme.
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
    const theme = THEMES.find((one) => one === target.value);
    if (theme) setTheme(theme);
  });
}
