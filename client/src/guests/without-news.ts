import { MAIL_SENT, NEWS } from '#shared/nights/guest-page-news.ts';

/** 'joined' stays in the address: it shows the link that a guest without a mail has to keep. */
const SHOWN_ONCE = [...NEWS.filter((word) => word !== 'joined'), MAIL_SENT];

/** The address of a page without them: a reload, or whoever opens a copied link, is not told once more. */
export function withoutNews(address: string): string {
  const url = new URL(address);
  const told = SHOWN_ONCE.filter((word) => url.searchParams.has(word));
  for (const word of told) url.searchParams.delete(word);
  return told.length === 0 ? address : url.href;
}

/** Takes the reported news out of the browser's address. Returns whether there were any. */
export function forgetNews(): boolean {
  const address = withoutNews(location.href);
  if (address === location.href) return false;
  history.replaceState(history.state, '', address);
  return true;
}
