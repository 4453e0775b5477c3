/** A page that was not fetched. The reason is for the log: a caller who learnt it could explore the server's network. */
export class PageUnreadable extends Error {
  override name = 'PageUnreadable';
}
