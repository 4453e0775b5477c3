/** A page that was not fetched. The reason is for the log only: it would let callers explore the server's network. */
export class PageUnreadable extends Error {
  override name = 'PageUnreadable';
}
