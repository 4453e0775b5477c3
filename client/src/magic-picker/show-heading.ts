/** Share of the window's height in which a heading counts as visible. */
const READABLE = 0.4;

/**
 * Focuses a result's heading, and scrolls its panel to the top unless it is visible. @returns the middle of the panel's
 * head as fractions of the window
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
