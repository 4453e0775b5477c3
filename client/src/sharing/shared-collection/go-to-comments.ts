export const COMMENTS_ID = 'comments';

/** Path of the shared collection whose comments were asked for before they were loaded. */
let requested: string | null = null;

/** Scrolls to the comments, once they are loaded; repeated while the page's height changes during rendering. */
export function goToComments(): void {
  const heading = document.getElementById(COMMENTS_ID);
  requested = heading ? null : location.pathname;
  const arrive = () => heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
  arrive();
  requestAnimationFrame(() => requestAnimationFrame(arrive));
}

/** Called in an effect once the comments are in the page; after it, because what moves may not be rendered within. */
export function scrollToRequestedComments(): void {
  if (requested === location.pathname) requestAnimationFrame(goToComments);
}
