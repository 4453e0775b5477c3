/**
 * The second click of a double click follows no link: the first one may have closed a dialog above the bottom bar, or have
 * brought a link to where its button was.
 * @returns stops it
 */
export function ignoreDoubleClicks(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.detail > 1 && event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
