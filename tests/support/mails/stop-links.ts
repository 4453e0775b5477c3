import type { Mail } from '#server/platform/mails/mailer.ts';

/** The path of the link by which the reader of a mail stops mails of its host; throws if the mail names two or none. */
export function stopPathIn({ text, html, unsubscribeUrl }: Mail): string {
  const links = new Set(`${text}\n${html}`.match(/http[^\s"<>]+\/stop-mails\/[^\s"<>]+/g));
  const [link] = links;
  if (link === undefined || links.size > 1 || unsubscribeUrl !== link)
    throw new Error(`the mail can be stopped by ${[...links, unsubscribeUrl].join(', ')}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
