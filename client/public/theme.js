// Runs before the first paint: the saved theme, else the system's. The rest is client/src/ui/theme.ts.
(() => {
  let saved = null;
  try {
    saved = localStorage.getItem('rollcall-theme');
  } catch {
    // Storage is closed to us; the system decides.
  }
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
