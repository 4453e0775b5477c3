export const COMMENTS_ID = 'comments';

/** Goes past all the games to what is said of them; the page grows and shrinks while its last rows are drawn. */
export function goToComments(): void {
  const heading = document.getElementById(COMMENTS_ID);
  const arrive = () => heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
  arrive();
  requestAnimationFrame(() => requestAnimationFrame(arrive));
}
