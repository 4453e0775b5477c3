export const COMMENTS_ID = 'comments';

/** Scrolls to the comments; repeated while the page's height changes during rendering. */
export function goToComments(): void {
  const heading = document.getElementById(COMMENTS_ID);
  const arrive = () => heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
  arrive();
  requestAnimationFrame(() => requestAnimationFrame(arrive));
}
