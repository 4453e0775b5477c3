/** The part of the window, from its top, in which a heading that is to be read may stand. */
const READABLE = 0.4;

/**
 * Gives a result's heading the focus, and brings its panel to the top of the window unless it stands well already.
 * @returns the middle of the panel's head as shares of the window, 0 to 1 each way
 */
export function showHeading(heading: HTMLElement): { x: number; y: number } {
  const panel = heading.closest('section') ?? heading;
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > innerHeight * READABLE) panel.scrollIntoView({ block: 'start' });
  const box = panel.getBoundingClientRect();
  return {
    x: (box.left + box.width / 2) / innerWidth,
    y: Math.min(0.7, (box.top + box.height / 2) / innerHeight),
  };
}
